import { z } from 'zod';
import { idOf, isFounded, isoDate, order, prose, restsOn, unfounded } from './common.ts';

/*
 * What is in the bottles, and for whom it is not: ingredients, with what each does to the medicines and the conditions of a
 * reader. The supplements themselves are in `protocol.ts`.
 */

/** The most of a substance in a day or a night, from everything. Shown wherever its dose is. */
const ceiling = z
  .strictObject({
    amount: z.number().positive(),
    unit: z.enum(['mg']),
    /** Goes on from a dose, with the amount: "no more than 5 mg in all". */
    words: prose,
    ...restsOn,
  })
  .refine(isFounded, unfounded);

/** Who should not take something, or asks first. */
const caution = z
  .strictObject({
    /** As it is printed: "Liver disease". */
    who: prose,
    /** The conditions it’s for. Each condition has exactly one caution per ingredient, or is in its `noneFound`. */
    conditions: z.array(idOf('conditions')).default([]),
    advice: z.enum(['dont-take', 'ask-first', 'watch']),
    text: prose,
    /** True for what the supplement’s own card says, too: its fold doesn’t repeat it, and the white paper prints it. */
    isOnCard: z.literal(true).optional(),
    ...restsOn,
  })
  .refine(isFounded, unfounded)
  .refine(({ advice, conditions }) => (advice === 'watch') === (conditions.length === 0), {
    path: ['conditions'],
    error: 'name the conditions that it answers; only what to watch for names none',
  });

/** How long two things are kept apart. */
const hoursApart = z.strictObject({
  /** The longest gap that the sources ask for, in hours. */
  hours: z.number().positive().max(24),
  references: z.array(idOf('references')).min(1, 'name the source of the hours'),
});

/** What an ingredient does with medicine types. A type for which we found nothing is in `noneFound`, with the date. */
const interaction = z
  .strictObject({
    medicines: z.array(idOf('medicines')).min(1),
    /** What the types are called together, if there are many: "Any other medicine". */
    label: prose.optional(),
    result: z.enum(['dont-take', 'ask-first']),
    text: prose,
    hoursApart: hoursApart.optional(),
    ...restsOn,
  })
  .refine(isFounded, unfounded);

/** Where we looked and our sources say nothing. It is never shown as safe. */
const noneFound = z.strictObject({
  /** The day we looked. */
  looked: isoDate,
  medicines: z.array(idOf('medicines')),
  conditions: z.array(idOf('conditions')),
});

/** A substance: its evidence, who should not take it, which medicines it meets. Shown on `/science`, `/stack` and `/check-first`. */
export const ingredient = z.strictObject({
  order,
  name: prose,
  /** The day that a new ingredient was added. What it has no answer for then says “ask first”. */
  added: isoDate.optional(),
  /** The name as it's written in a sentence, where it differs: "a multivitamin". */
  inText: prose.optional(),
  purpose: prose,
  /** What trials found, with numbers only as the references have them. */
  effect: prose,
  /** How sure that is, in words: "We do not know", "May help a little". */
  certainty: prose,
  /** How long people have taken it in studies, and what is unknown beyond. */
  studied: prose,
  references: z.array(idOf('references')).min(1),
  /** Our own caution or a published limit; left out where we know of none. */
  ceiling: ceiling.optional(),
  cautions: z.array(caution).min(1),
  interactions: z.array(interaction),
  noneFound,
});

/** A medicine type, for `/check-first`. What each ingredient means for it is in the ingredient's own record. */
export const medicine = z.strictObject({
  name: prose,
  /** The day that a new type was added. Until a supplement has its own answer, it says “ask first” for this type. */
  added: isoDate.optional(),
  /** The type after a medicine's name: "an antidepressant". */
  inText: prose,
  /** What a question calls it, by names that readers know, where `inText` has none. */
  inQuestion: prose.optional(),
  /** What people say instead of a name: “water pill”. A word in several types means all of them. */
  everyday: z.array(prose).default([]),
  /** Broader types that include this one. No result here is weaker than theirs. */
  broader: z.array(idOf('medicines')).default([]),
  /** For a type that makes people sleepy, its short name in a list of such types. */
  sleepyName: prose.optional(),
  /** Which sentence of `drinking.withMedicine` the tool shows to someone who drinks, and the type’s page to everyone; `own` where `urgent` says it. Left out: the tool shows `other`, and the page nothing. */
  withAlcohol: z.enum(['sedative', 'daily', 'allergy', 'drowsy', 'other', 'own']).optional(),
  /** True where someone may get so sleepy that no one can wake them: what to do then is said before anything else. */
  hardToWake: z.literal(true).optional(),
  /** What can't wait, apart from our supplements, a line each: signs, whom to call, and what is never taken with it. Always in the open. */
  urgent: z.array(prose).default([]),
  /** True where the printed sheet says `urgent`, too. */
  urgentOnSheet: z.literal(true).optional(),
  /** What else is special about this type, a line each. A type without `urgent` and `more` has those of its broader type. Without references they're shown as our advice. */
  more: z.array(prose).default([]),
  /** What is said only to someone who takes one of these, by a word of its name, or any of the type; on the type’s page, to everyone. */
  forSomeNames: z
    .array(
      z.strictObject({
        names: z.union([z.literal('all'), z.array(prose).min(1)]),
        text: prose,
        /** True for what can’t wait. */
        urgent: z.literal(true).optional(),
        /** The conditions without which the tool leaves it out. */
        onlyIf: z.array(idOf('conditions')).default([]),
        /** Of `all`, the names that it isn’t about. */
        except: z.array(prose).default([]),
        /** True for a line on what isn’t mixed: in the tool it’s folded for whoever takes a pair of this type that `coversMixes`. */
        isAboutMixes: z.literal(true).optional(),
        /** True where it says what to do about the medicine itself, in place of “keep taking”. What needs a condition always does. */
        isOrder: z.literal(true).optional(),
        /** True where it says what to do about vomiting, in place of the line for everyone. */
        isAboutVomiting: z.literal(true).optional(),
        references: z.array(idOf('references')).default([]),
      }),
    )
    .default([]),
  /** What is said to someone who also takes one of the other types or names. Without references it's shown as our advice. */
  dangerousWith: z
    .array(
      z.strictObject({
        types: z.array(idOf('medicines')).default([]),
        /** Other types on this side, where they’re as dangerous with those as this type is. Their pages say it in full, too. */
        sameForTypes: z.array(idOf('medicines')).default([]),
        /** Which names of this type it’s about; without it, all of them. */
        ownNames: z.array(prose).default([]),
        /** What to ask someone who takes one of `types`; without it, the names of this type and of `sameForTypes`. */
        inQuestion: prose.optional(),
        /** Words of names that are dangerous together with this type, where their own type as a whole isn’t. */
        names: z.array(prose).default([]),
        text: prose,
        references: z.array(idOf('references')).default([]),
        /** True where one pill can hold both. Otherwise it takes two names: an everyday word may mean several types. */
        inOnePill: z.literal(true).optional(),
        hardToWake: z.literal(true).optional(),
        /** True where someone has to ask about the two, and no one has to be alarmed. */
        isMilder: z.literal(true).optional(),
        /** True where it says all that the `isAboutMixes` line of its type does. */
        coversMixes: z.literal(true).optional(),
        /** The pages that say it in full. Those of the other types lead to this type, unless it’s on both; on none where `urgent` or `more` says it. */
        shownOn: z.enum(['own', 'both', 'none']).default('own'),
      }),
    )
    .default([]),
  /** Of which names, or of all, someone who may be pregnant calls before the next dose. */
  callFirstIfPregnant: z.union([z.literal('all'), z.array(prose).min(1)]).optional(),
  /** Said in place of “Keep taking your medicine as prescribed”, for what no one prescribes. */
  keepTaking: prose.optional(),
  /** What `urgent` and `more` rest on. */
  references: z.array(idOf('references')).default([]),
});

/** Something that is true of a reader: a diagnosis, an age, a habit. What it means for each ingredient is in the ingredient's record. */
export const condition = z.strictObject({
  order,
  name: prose,
  /** As a reader says it: "I have liver disease". */
  question: prose,
  /** The words of a link to the drinking levels, where they explain the question. */
  levels: prose.optional(),
  /** Other words for it: "wine", "pregnancy". */
  everyday: z.array(prose).default([]),
  /** Broader conditions that include this one. No result here is weaker than theirs. */
  broader: z.array(idOf('conditions')).default([]),
});

export type Ceiling = z.infer<typeof ceiling>;
export type Caution = z.infer<typeof caution>;
export type Interaction = z.infer<typeof interaction>;
export type Ingredient = z.infer<typeof ingredient> & { id: string };
export type Medicine = z.infer<typeof medicine> & { id: string };
export type Condition = z.infer<typeof condition> & { id: string };
