import { z } from 'zod';
import { cents, emoji, id, isoDate, order, prose } from './common.ts';

/** A time of day in the adult schedule. */
export const timeOfDay = z.enum(['morning', 'afternoon', 'evening']);

/** What a sentence about safety rests on: sources that were read, or our own caution, which then says so. */
const restsOn = {
  references: z.array(id).default([]),
  /** True where no source says it in so many words: our own caution, written in our own voice ("We ask you to …"). */
  own: z.boolean().default(false),
};

const isFounded = {
  path: ['references'] as PropertyKey[],
  error: 'name what it rests on; where it is our own caution, write `own: true`',
};

/** A dose of the adult stack. Its words are made from it, with the ceiling of what is in the bottle. */
const adultDose = z.strictObject({
  /** What to begin with, where that is less: "one gummy of the smallest strength". */
  begin: prose.optional(),
  /** How many at one time. */
  count: z.int().min(1).max(6),
  form: z.enum(['gummy', 'capsule', 'tablet']),
  /** Left out for what is taken as needed. */
  time: timeOfDay.optional(),
  /** How many in a day, in all. */
  mostADay: z.int().min(1).max(6),
  /** The most that one of them may hold, milligrams. */
  mostEach: z.number().positive().optional(),
  /** What the trials that are named beside it gave in a day, milligrams. */
  mg: z.strictObject({ from: z.number().positive(), to: z.number().positive() }).optional(),
});

/** The most of a substance in a day or a night, from everything. Stands wherever its dose does. */
const ceiling = z
  .strictObject({
    amount: z.number().positive(),
    unit: z.enum(['mg']),
    /** A sentence without its final period, with the amount: "Never more than 5 mg as labeled in a night in all". */
    words: prose,
    ...restsOn,
  })
  .refine(({ references, own }) => references.length > 0 || own, isFounded);

/** A bottle of the adult stack. Its file name is its id, and its anchor on `/stack`. */
export const supplement = z.strictObject({
  order,
  name: prose,
  /** What people take it for, in one line. No disease is named. */
  purpose: prose,
  dose: adultDose,
  duration: prose,
  /** Price of 90 days. */
  costCents: cents,
  /** The day the price was written down. It is never the retailer’s current price. */
  costDate: isoDate,
  details: prose,
  /** The most of what is in it, from all products, and who takes none, where its dose does not say it. Stands wherever its dose is read. */
  limits: prose.optional(),
  /** What to look for on the label, amounts included. */
  lookFor: prose,
  /** Words for the retailer’s search box. No product number is ever written. */
  search: z.string().min(3),
  /** What is in the bottle. Cautions and interactions come from there. */
  ingredients: z.array(id).min(1),
  /** Who can leave this bottle out, and what to do in its place for nothing. */
  freeAlternative: prose,
  claims: z.array(id).min(1, 'name at least one claim, or the reader sees a promise with no basis'),
});

/** Who should not take something, or asks first. */
const caution = z
  .strictObject({
    /** As it is printed: "Liver disease". */
    who: prose,
    /** The conditions that it answers. Each condition has one caution of an ingredient, or stands in its `noneFound`. */
    conditions: z.array(id).default([]),
    advice: z.enum(['avoid', 'ask-first', 'watch']),
    text: prose,
    ...restsOn,
  })
  .refine(({ references, own }) => references.length > 0 || own, isFounded)
  .refine(({ advice, conditions }) => (advice === 'watch') === (conditions.length === 0), {
    path: ['conditions'],
    error: 'name the conditions that it answers; only what to watch for names none',
  });

/** How long two things are kept apart. */
const hoursApart = z.strictObject({
  /** The longest gap that the sources ask for, in hours. */
  hours: z.number().positive().max(24),
  references: z.array(id).min(1, 'name the source of the hours'),
});

/** How an ingredient meets families of medicines. Silence has no verdict here: it stands in `noneFound`, with its date. */
const interaction = z
  .strictObject({
    medicines: z.array(id).min(1),
    /** How the families are called together, where they are many: "Any other medicine". */
    label: prose.optional(),
    verdict: z.enum(['do-not-mix', 'ask-first']),
    text: prose,
    hoursApart: hoursApart.optional(),
    ...restsOn,
  })
  .refine(({ references, own }) => references.length > 0 || own, isFounded);

/** Where we looked and our sources say nothing. It is never shown as safe. */
const noneFound = z.strictObject({
  /** The day we looked. */
  looked: isoDate,
  medicines: z.array(id),
  conditions: z.array(id),
});

/** Bottles of which the plan gives one or the other, and why. */
const oneOf = z
  .strictObject({
    supplements: z.array(id).min(2),
    /** Stands open wherever these bottles stand, without its reason. */
    inShort: prose,
    text: prose,
    ...restsOn,
  })
  .refine(({ references, own }) => references.length > 0 || own, isFounded);

/** What holds for the stack as a whole, whatever is said of one bottle. */
export const wholeStack = z.strictObject({
  /** Said wherever the day is drawn or the schedule stands. */
  oneOf,
  /** Reasons to stop a supplement, once: whatever lists some of them lists all. */
  stopSigns: z.array(prose).min(3),
  /** Who leaves all of it out. Every page and paper that shows the five bottles shows this before them. */
  leaveOut: prose,
  /** The same people in few words, as the first of those whom a bottle is not for: "pregnant, or trying to be". */
  inShort: prose,
  /** The conditions that `leaveOut` names: below it, a bottle’s own line need not name them again. Each rules out every bottle. */
  conditions: z.array(id).min(1),
});

/** What the project speaks of for its set of supplements: so much a month, for so many months. */
export const offer = z.strictObject({ costCents: cents, months: z.int().min(2).max(12) });

/** A substance: its evidence, who should not take it, which medicines it meets. Shown on `/science`, `/stack` and `/check-first`. */
export const ingredient = z.strictObject({
  order,
  name: prose,
  purpose: prose,
  /** What trials found, with numbers only as the references have them. */
  effect: prose,
  /** How sure that is, in words: "We do not know", "May help a little". */
  certainty: prose,
  /** How long people have taken it in studies, and what is unknown beyond. */
  studied: prose,
  references: z.array(id).min(1),
  /** Our own caution or a published limit; left out where we know of none. */
  ceiling: ceiling.optional(),
  cautions: z.array(caution).min(1),
  interactions: z.array(interaction),
  noneFound,
});

/** A family of medicines, for `/check-first`. What each ingredient does with it stands with the ingredient. */
export const medicine = z.strictObject({
  name: prose,
  /** Common names, so that a reader recognizes their own. */
  examples: prose,
  /** What people say instead of a name: “water pill”. A word may stand in several families, and then means all of them. */
  everyday: z.array(prose).default([]),
  /** Families that contain this one. No verdict here is weaker than theirs. */
  within: z.array(id).default([]),
  /** For a family that makes people sleepy, what it is called among those. A bottle that is mixed with none of them names them together. */
  amongSleepy: prose.optional(),
  /** What the plan itself, apart from any bottle, means for whoever takes one: our own caution. */
  plan: prose.optional(),
});

/** Something that is so of a reader: a diagnosis, an age, a habit. What it means for each ingredient stands with the ingredient. */
export const condition = z.strictObject({
  order,
  name: prose,
  /** As a reader says it of themselves: "I have liver disease". */
  question: prose,
  /** Conditions that contain this one. No verdict here is weaker than theirs. */
  within: z.array(id).default([]),
});

/** A named stretch of days. */
const phase = z.strictObject({
  from: z.int().min(1),
  to: z.int().max(90),
  title: prose,
  description: prose,
  focus: z.array(prose).min(2).max(6),
  color: z.enum(['mist', 'water', 'leaf', 'light']),
});
/** Phases in order, from day 1 to day 90, without gap or overlap. */
export const phases = z.array(phase).min(2);

/** The day in three parts. */
export const schedule = z
  .array(z.strictObject({ time: timeOfDay, when: prose, supplements: z.array(id).min(1), purpose: prose }))
  .length(3);

/** A symptom of the first week, and what to do about it. */
export const symptom = z.strictObject({
  order,
  title: prose,
  fixes: z
    .array(
      z.strictObject({
        emoji,
        /** What it is in one to three words, where it is folded: "a low lamp". */
        word: z.string().min(3).max(18),
        text: prose,
        claims: z.array(id).default([]),
        /** Whom to call, and when: stands open beside the first thing to do. */
        isDanger: z.boolean().default(false),
      }),
    )
    .min(3)
    .max(6),
  careCards: z.array(id).default([]),
});

/** Another way to buy the stack. */
export const alternative = z.strictObject({
  order,
  category: prose,
  description: prose,
  items: z
    .array(
      z.strictObject({
        name: prose,
        costCents: cents.optional(),
        note: prose.optional(),
        /** An ingredient that is in none of the bottles of the stack: its cautions are shown here, because no entry there has them. */
        ingredient: id.optional(),
      }),
    )
    .min(1),
  /** What the total covers: "a month". Totals are computed from the items. */
  per: prose,
  /** Shown under the total. */
  totalNote: prose,
  costDate: isoDate,
  /** What the notes on the items rest on. */
  claims: z.array(id).default([]),
});

/** When a page’s sources were last checked, and for how many months that holds. */
export const reviews = z
  .array(z.strictObject({ path: z.string().startsWith('/'), checked: isoDate, months: z.int().min(1).max(24) }))
  .min(1);

export type AdultDose = z.infer<typeof adultDose>;
export type Ceiling = z.infer<typeof ceiling>;
/** A bottle as its file has it. */
export type SupplementRecord = z.infer<typeof supplement> & { id: string };
/** A bottle with its dose in words, its ceiling among them, and all that is to be read on its label: made when the records are joined. */
export type Supplement = SupplementRecord & { dosage: string; label: string };
export type Caution = z.infer<typeof caution>;
export type Interaction = z.infer<typeof interaction>;
export type Ingredient = z.infer<typeof ingredient> & { id: string };
export type Medicine = z.infer<typeof medicine> & { id: string };
export type Condition = z.infer<typeof condition> & { id: string };
export type WholeStack = z.infer<typeof wholeStack>;
export type Phase = z.infer<typeof phase>;
export type ScheduleEntry = z.infer<typeof schedule>[number];
export type Symptom = z.infer<typeof symptom> & { id: string };
export type Alternative = z.infer<typeof alternative> & { id: string };
export type Review = z.infer<typeof reviews>[number];
