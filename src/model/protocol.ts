import { z } from 'zod';
import { cents, emoji, idOf, isFounded, isoDate, order, prose, restsOn, unfounded } from './common.ts';

/** A time of day in the adult schedule. */
const timeOfDay = z.enum(['morning', 'afternoon', 'evening']);
type TimeOfDay = z.infer<typeof timeOfDay>;

/** How many of a supplement. */
const pieces = z.int().min(1).max(2, 'the specification gives at most 2 of any supplement a day (row S1)');

/** A dose of the adult stack. Its words are made from it, with the ceiling of what is in the bottle. */
const adultDose = z
  .strictObject({
    /** What to start with, where that is less: "1 gummy of the smallest strength". */
    begin: prose.optional(),
    /** How many at one time. */
    count: pieces,
    form: z.enum(['gummy', 'capsule', 'tablet']),
    /** Left out for what is taken as needed. */
    time: timeOfDay.optional(),
    /** How many in a day, in all. */
    mostADay: pieces,
    /** The most that one of them may contain, in milligrams. */
    mostEach: z.number().positive().optional(),
    /** What the trials that are named next to it gave in a day, in milligrams. */
    mg: z.strictObject({ from: z.number().positive(), to: z.number().positive() }).optional(),
  })
  .refine(({ count, mostADay }) => count <= mostADay, { path: ['mostADay'], error: '`mostADay` is at least `count`' });

/** Whom something isn’t for, who asks first, how much, and when to stop. Texts may contain marks, as on screens. */
const supplementCard = z.strictObject({
  /** Each goes on from “Don’t take it if”: “you have liver disease”. */
  notFor: z.array(prose).default([]),
  /** Each goes on from “Don’t mix it with”. */
  notWith: z.array(prose).default([]),
  /** Each goes on from “Ask a pharmacist first, especially if”. */
  askIf: z.array(prose).default([]),
  /** What to ask, and what else to know before. */
  askFirst: prose.optional(),
  /** What to know about how much, apart from the dose itself, which is made from `dose`. */
  dose: z.array(prose).min(1),
  /** The signs to stop at, apart from those of every supplement, which the page says once. */
  stop: prose.optional(),
});

/** A bottle of the adult stack. Its file name is its id, and its anchor on `/stack`. */
export const supplement = z.strictObject({
  order,
  name: prose,
  /** The shortest length, for a row with its price. */
  line: z.strictObject({
    /** What people take it for, in one sentence. No disease is named. */
    purpose: prose,
    /** Who doesn’t take it, what it isn’t mixed with, and otherwise who asks first. */
    caution: prose,
    /** The signs of a bad reaction, where they are serious. */
    stop: prose.optional(),
  }),
  /** The middle length, for its entry on `/stack`, with what trials found. */
  card: supplementCard.extend({ found: prose }),
  /** What the longest length adds, below the price. */
  page: z.strictObject({
    /** What to look for on the label. */
    label: prose,
    /** What to do in its place for nothing. */
    free: prose,
  }),
  dose: adultDose,
  duration: prose,
  /** Price of 90 days. */
  costCents: cents,
  /** What the price covers. */
  costFor: prose.default('90 days'),
  /** Said after a price that covers more than the plan gives. */
  costNote: prose.optional(),
  /** The day the price was written down. It is never the retailer’s current price. */
  costDate: isoDate,
  /** The most of what is in it from all products, where its dose doesn’t say so. Shown wherever its dose is. */
  limits: prose.optional(),
  /**
   * Words for the retailer’s search box. No product number is ever written. Without them there’s no paid link: nobody has looked it up
   * yet.
   */
  search: z.string().min(3).optional(),
  /** What is in the bottle. Cautions and interactions come from there. */
  ingredients: z.array(idOf('ingredients')).min(1),
  claims: z.array(idOf('claims')).min(1, 'name at least one claim, or the reader sees a promise with no basis'),
});

/** Bottles of which the plan gives one or the other, and why. */
const onlyOneADay = z
  .strictObject({
    supplements: z.array(idOf('supplements')).min(2),
    /** Shown in the open wherever these supplements are, without its reason. */
    inShort: prose,
    text: prose,
    ...restsOn,
  })
  .refine(isFounded, unfounded);

/** What is true of the stack as a whole, whatever is said of one bottle. */
export const wholeStack = z.strictObject({
  /** Said wherever the day is drawn or the schedule is shown. */
  onlyOneADay,
  /** Reasons to stop a supplement, once: whatever lists some of them lists all. */
  stopSigns: z.array(prose).min(3),
  /** What everyone does before any supplement. */
  beforeAny: prose,
  /** Who skips every supplement. Each page and PDF that shows them shows this before them. */
  whoSkips: prose,
  /** The conditions that `whoSkips` names: below it, a bottle’s own line need not name them again. Each rules out every bottle. */
  whoSkipsConditions: z.array(idOf('conditions')).min(1),
});

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

const partOfDay = <T extends TimeOfDay>(time: T) =>
  z.strictObject({ time: z.literal(time), when: prose, purpose: prose });
/** The parts of the day. Which supplements each has is in their doses. */
export const schedule = z.tuple([partOfDay('morning'), partOfDay('afternoon'), partOfDay('evening')]);

/** A symptom of the first week, and what to do about it. Texts may contain marks, as on screens. */
export const symptom = z
  .strictObject({
    order,
    title: prose,
    /** The same as a reader would say it, for the link that leads there. */
    asked: prose,
    /** Where that link leads, if another page helps sooner than the symptom’s own card. */
    opens: z.string().startsWith('/').optional(),
    /** What the first card is about, in short. Only for a symptom that may be the danger itself; paper prints the card. */
    before: prose.optional(),
    /** A danger that no card is about, with its numbers. Comes before what helps. */
    danger: prose.optional(),
    fixes: z
      .array(
        z.strictObject({
          emoji,
          /** The words that the sentence opens with, set apart. */
          lead: prose,
          text: prose,
        }),
      )
      .min(3)
      .max(6),
    /** Goes on from “Call a doctor”: the last line. */
    doctor: prose.optional(),
    /** The same for what can’t wait: goes on from “Call a doctor today”. */
    doctorToday: prose.optional(),
    careCards: z.array(idOf('careCards')).default([]),
  })
  .refine(({ doctor, doctorToday }) => (doctor === undefined) !== (doctorToday === undefined), {
    path: ['doctor'],
    error: 'write when to call a doctor, in one of doctor and doctorToday',
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
        ingredient: idOf('ingredients').optional(),
        card: supplementCard.optional(),
      }),
    )
    .min(1),
  /** Shown under the total. */
  totalNote: prose.optional(),
});

/** By a page’s path: when its sources were last checked, and for how many months that is good. */
export const reviews = z.record(
  z.string().startsWith('/'),
  z.strictObject({ checked: isoDate, months: z.int().min(1).max(24) }),
);

export type AdultDose = z.infer<typeof adultDose>;
/** A bottle as its file has it. */
export type SupplementRecord = z.infer<typeof supplement> & { id: string };
/** A bottle with its dose in words, its ceiling among them, and all that is to be read on its label: made when the records are joined. */
export type SupplementCard = z.infer<typeof supplementCard>;
export type Supplement = SupplementRecord & { dosage: string; label: string };
export type Phase = z.infer<typeof phase>;
export type Symptom = z.infer<typeof symptom> & { id: string };
export type Review = z.infer<typeof reviews>[string];
