import { z } from 'zod';
import { id, idOf, prose } from './common.ts';

/** A sentence and what it rests on. */
export const line = z.strictObject({ text: prose, claims: z.array(idOf('claims')).default([]) });

/** A line with its hour, in words: "8 PM", "On waking". */
const timedLine = line.extend({ time: prose });

/** The habits that carry a figure, each with its claim. Pages and PDFs take them from here, so that a figure is written once. */
export const guidance = z
  .array(
    z.strictObject({
      id,
      /** The habit as it is printed: "Dim lights after 8 PM". */
      text: prose,
      who: z.enum(['adults', 'children', 'everyone']),
      /** How to begin, in a sentence or three. */
      how: prose,
      claim: idOf('claims'),
    }),
  )
  .min(1);

/** The rules of the 90-day reset, in order. */
export const guidelines = z
  .array(
    z.strictObject({
      id,
      title: prose,
      /** Who doesn’t take what the title names. Never folds. */
      notFor: prose.optional(),
      text: prose,
      /** The caution that is shown under it on `/protocol`. */
      caution: z.enum(['drinking', 'medicines', 'supplements']).optional(),
      claims: z.array(idOf('claims')).default([]),
    }),
  )
  .min(4)
  .refine(
    (all) => new Set(all.flatMap(({ caution }) => caution ?? [])).size === 3,
    'each caution (drinking, medicines, supplements) belongs to one guideline',
  );
export type Guideline = z.infer<typeof guidelines>[number];

/** A sentence or two and the sources that say it. */
const sourced = z.strictObject({ text: prose, references: z.array(idOf('references')).min(1) });

/** What alcohol does with a medicine; `hardToWake` where someone may not wake from it. */
const withMedicine = sourced.extend({
  /** How grave it is to someone who drinks. */
  weight: z.enum(['danger', 'urgent']),
  /** Said to someone who hasn’t checked that they drink. */
  inShort: prose,
  /** Said in its place to someone who drinks on most days or heavily, and who can’t just leave it. */
  onMostDays: prose.optional(),
  hardToWake: z.literal(true).optional(),
});

/** How much a reader drinks, as three levels, the highest first. Every sentence stays within its references. */
export const drinking = z.strictObject({
  title: prose,
  /** The conditions for each level, for one day of drinking and for having stopped, and those that get their own advice together with them. */
  conditions: z.strictObject({
    once: z.array(idOf('conditions')).min(1),
    stopped: z.array(idOf('conditions')).min(1),
    highest: z.array(idOf('conditions')).min(1),
    middle: z.array(idOf('conditions')).min(1),
    ill: z.array(idOf('conditions')).min(1),
    illTypes: z.array(idOf('medicineTypes')).min(1),
    notAtAll: z.array(idOf('conditions')).min(1),
    breastfeeding: z.array(idOf('conditions')).min(1),
  }),
  /** Said after an order not to drink, once, to anyone who hasn’t checked how much they drink. */
  dontStop: prose,
  /** For someone who drinks and takes a medicine, by what the two do together: on Check first, and on the page of the medicine type. */
  withMedicine: z.strictObject({
    sedative: withMedicine,
    daily: withMedicine,
    allergy: withMedicine,
    drowsy: withMedicine,
    other: withMedicine,
  }),
  /** What to do about someone who can't be woken: once, before everything that may end like that. */
  hardToWake: sourced,
  /** The shortest length, above a step. */
  line: prose,
  /** On Check first, for someone ill who drinks a little. */
  ifIll: prose,
  /** For one day of drinking after a long time without. */
  afterBreak: prose,
  /** On Check first, for anyone who has stopped or cut down lately and doesn’t say that they drink. */
  afterStopping: prose,
  /** What counts as a drink, at the check boxes and above the levels, and there, what counts as more than one. */
  oneDrink: prose,
  largeDrinks: prose,
  /** Above the choices of Check first, of which a reader picks one. */
  pickOne: prose,
  lead: prose,
  /** On Check first, why someone at the middle level gets the advice of the highest. */
  raised: prose,
  /** What else the levels mean. */
  afterLevels: prose,
  levels: z
    .array(
      z.strictObject({
        id: z.enum(['highest', 'middle', 'lowest']),
        /** “Highest level”. */
        name: prose,
        /** Who is at this level: one of these is enough. */
        who: z.array(prose).min(1),
        advice: prose,
        /** On Check first: that the reader is at this level. */
        you: prose.optional(),
        /** What comes after it: until a doctor answers, and what else. */
        untilThen: prose.optional(),
        more: prose.optional(),
        references: z.array(idOf('references')).min(1),
      }),
    )
    .length(3),
  /** What calls for help at any level. */
  signs: sourced,
  /** Who shouldn’t drink at all. */
  nobody: sourced,
  /**
   * Said to anyone who drinks and is pregnant, trying to be, or under 18: the order, and after it what to do; on Check first, to whoever drinks
   * often; and which signs call for help.
   */
  notAtAll: sourced.extend({ order: prose, often: prose, afterStopping: prose, signs: sourced }),
  /** Said to anyone who drinks and is breastfeeding: our own caution. */
  breastfeeding: z.strictObject({ text: prose }),
  helpline: sourced,
});

/** A sheet for a panic attack. Read in fear: few words, in order. */
export const panicToolkit = z.strictObject({
  lead: prose,
  steps: z
    .array(
      z.strictObject({
        title: prose,
        lines: z.array(line).min(1).max(4),
        /** The page shows the breathing circle under this step. */
        hasPacer: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(5),
  /** Whom to call, and when: read before the steps. Numbers come from the cards. */
  call: z
    .array(
      z.strictObject({
        /** What to do, and for which of these signs where they’re a list. */
        act: prose,
        signs: z.array(prose).default([]),
        card: idOf('careCards'),
      }),
    )
    .min(1),
});

/** An evening and a night, by the clock. */
export const sleepPlan = z.strictObject({
  lead: prose,
  claims: z.array(idOf('claims')),
  /** Shown on its sheet of paper. `/starter-guide` has them once for all its parts. */
  careCards: z.array(idOf('careCards')).default([]),
  steps: z.array(timedLine).min(3),
  /** What a drink does to sleep. The drinking levels are linked from it. */
  alcohol: line,
  /** What to do when awake at night. */
  awake: z.array(prose).min(1).max(4),
  /** When sleep is a matter for a clinician. */
  clinician: line,
});

/** Small things through the day, and the reasons to stop and call. */
export const dailySupport = z.strictObject({
  lead: prose,
  /** Shown on its sheet of paper. `/starter-guide` has them once for all its parts. */
  careCards: z.array(idOf('careCards')).default([]),
  steps: z.array(timedLine).min(3).max(6),
  stop: z.array(line).min(1),
});

export type Guidance = z.infer<typeof guidance>[number];
export type Drinking = z.infer<typeof drinking>;
