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
  /** The longest gap that the sources ask for with these medicines. A rule sees only whether one of them names such a gap at all. */
  hours: z.number().positive().max(24),
  references: z.array(idOf('references')).min(1, 'name the source of the hours'),
});

/** What an ingredient does with medicine types. A type for which we found nothing is in `noneFound`, with the date. */
const interaction = z
  .strictObject({
    medicines: z.array(idOf('medicineTypes')).min(1),
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
  medicines: z.array(idOf('medicineTypes')),
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

/** Some names, by a word of each, or all of a type. */
const someOrAll = z.union([z.literal('all'), z.array(prose).min(1)]);

/** Whom a line of a medicine type is for, how grave it is, and what it rests on. */
const lineFor = {
  /** The types that it’s about, where that isn’t only its own. */
  types: z.array(idOf('medicineTypes')).min(1).exactOptional(),
  /** Said only to someone who takes one of these, or who picked the whole type. */
  names: someOrAll.exactOptional(),
  /** The names that it isn’t about, on either side of two that don’t go together. */
  except: z.array(prose).exactOptional(),
  /** Said only to someone who also takes one of these: another type, or a name whose type as a whole isn’t meant. */
  with: z
    .strictObject({ types: z.array(idOf('medicineTypes')).default([]), names: z.array(prose).default([]) })
    .exactOptional(),
  /** Said only to someone who has checked one of these. */
  conditions: z.array(idOf('conditions')).exactOptional(),
  /** Not said to someone who has checked one of these, and is told something else. */
  notFor: z.array(idOf('conditions')).exactOptional(),
  /** A danger is two things together; `personal` comes first, too; `urgent`, without a word here, stays in view; `more` opens. */
  weight: z.enum(['danger', 'personal', 'urgent', 'more']).exactOptional(),
  /** Without them it's shown as our advice. */
  references: z.array(idOf('references')).exactOptional(),
  /** True where it asks for a call before the next dose. “Keep taking” then says its exception. */
  callFirst: z.literal(true).exactOptional(),
  /** The sentence for everyone that it takes the place of. What needs a condition or a second medicine takes that of “keep taking”. */
  inPlaceOf: z.enum(['keepTaking', 'sleepiness', 'vomiting']).exactOptional(),
  /** True for what isn’t said of a child: it’s about drinking, or about age. */
  forAdults: z.literal(true).exactOptional(),
  /** True for an order that isn’t said where a line of its type has another, because of a second medicine or a condition. */
  alone: z.literal(true).exactOptional(),
  /** True for what to do at home when someone is ill. The sheet for the pharmacist leaves it out. */
  forTonight: z.literal(true).exactOptional(),
  /** True where another line says it on the pages of its own types. */
  notOnPage: z.literal(true).exactOptional(),
};

/** What is said of a medicine, apart from any supplement. A type’s page says it to everyone. */
const medicineLine = z.strictObject({
  ...lineFor,
  /** Where several groups of readers are told the same: what differs for each, next to what they share. */
  anyOf: z.array(z.strictObject(lineFor)).exactOptional(),
  text: prose,
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
  broader: z.array(idOf('medicineTypes')).default([]),
  /** For a type that makes people sleepy, its short name in a list of such types. */
  sleepyName: prose.optional(),
  /**
   * Which sentence of `drinking.withMedicine` Check first shows to someone who drinks, and the type’s page to everyone; `own` where one of
   * `lines` says it. Left out: Check first shows `other`, and the page nothing.
   */
  withAlcohol: z.enum(['sedative', 'daily', 'allergy', 'drowsy', 'other', 'own']).optional(),
  /** True where someone may get so sleepy that no one can wake them: what to do then is said before any of `lines`. */
  hardToWake: z.literal(true).optional(),
  lines: z.array(medicineLine).default([]),
  /** Of which names, or of all, someone who may be pregnant calls before the next dose. */
  callFirstIfPregnant: someOrAll.optional(),
  /** Said in place of “Keep taking your medicine as prescribed”, for what no one prescribes. */
  keepTaking: prose.optional(),
});

/** Something that is true of a reader: a diagnosis, an age, a habit. What it means for each ingredient is in the ingredient's record. */
export const condition = z.strictObject({
  order,
  /** The question of Check first that it’s under. Whoever checks one about drinking drinks. */
  group: z.enum(['drinking', 'you', 'illness']),
  name: prose,
  /** As a reader says it: "I have liver disease". */
  question: prose,
  /** The same behind “Don’t take it if”: "you have liver disease". */
  ifYou: prose,
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
