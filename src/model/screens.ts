import { z } from 'zod';
import { id, idOf, isoDate, paragraphs, prose, withBlanks } from './common.ts';
import { troubles } from './essay.ts';

/*
 * The words of single screens, in `content/screens`. A text may hold marks: `[words](/address)`, `[words](claim:id)` and
 * `[words](reference:id)`.
 */

/** A heading and what follows it. */
const titled = z.strictObject({ title: prose, text: prose });
/** The same, with a list between the two. */
const titledList = titled.extend({ list: z.array(prose).default([]) });

/** The day on which the words of a page without a review last changed. */
const changed = isoDate;

/** `/about`. */
export const aboutScreen = z.strictObject({
  changed,
  lead: prose,
  whose: prose,
  story: paragraphs,
  principles: z.array(titled).length(3),
  /** Above the two buttons at the end. */
  next: prose,
});

/** `/clarity-reset`. */
export const clarityScreen = z.strictObject({
  /** Whom it is for, and how it belongs with the 90-day reset. */
  lead: prose,
  trap: paragraphs,
  /** Below the four phases. */
  blueprint: prose,
  /** Above the button to the red path. */
  next: prose,
});

/** `/choose-clarity`; the result of the blue pill is shown on home, too. */
export const choiceScreen = z.strictObject({
  title: prose,
  lead: prose,
  /** What each pill opens. */
  lines: z.strictObject({ blue: prose, red: prose }),
  blue: paragraphs,
  /** Below it, the sources of its claims are a numbered list of outside references. */
  red: paragraphs,
});

/** `/protocol`. */
export const protocolScreen = z.strictObject({
  lead: prose,
  /** Above the schedule. */
  day: paragraphs,
  whyNinety: paragraphs,
  /** Leads to the page for after a setback. */
  setback: prose,
  begin: prose,
  whitepaper: prose,
  screens: prose,
  allDays: prose,
});

/** `/kids-protocol`. */
export const kidsScreen = z.strictObject({
  lead: prose,
  disclaimer: prose,
  thirtyDays: prose,
  rituals: prose,
  /** When to call, whatever the family does at home. */
  pediatrician: z.array(titledList).min(1),
  /** For the parent. */
  temper: titled,
  gummies: prose,
  /** What comes before any amount: the pediatrician, the lock, and when to stop. */
  rules: z.array(titledList).min(6),
  /** Above the amounts. */
  slots: prose,
  /** What the links to products are. */
  products: prose,
  /** Around the list of what parents told us, and the figures of the project that no list is behind. */
  outcomes: z.strictObject({ title: prose, drawing: id, before: prose, after: prose, numbers: prose }),
  research: titled.extend({ drawing: id }),
  history: titled.extend({ drawing: id }),
  /** What is in the box, and what the wishlist behind the next button is. */
  box: z.strictObject({ what: prose, wishlist: prose }),
  /** The notice behind the button at the end. An email address follows the last line. */
  preOrder: z.strictObject({ title: prose, text: prose, write: prose }),
  /** What that email begins with. */
  preOrderMail: z.strictObject({ subject: prose, body: prose }),
});

/** `/starter-guide`. */
export const starterGuideScreen = z.strictObject({
  lead: prose,
  week: prose,
  /** Where to go on after the seven days. */
  after: prose,
  print: prose,
  /** Above the first list of steps, whose marks are only those of sources. */
  unmarked: prose,
  /** Under the lead of the sleep plan: getting up, the hours of a day, and what to do awake at night. */
  sleep: paragraphs,
  supplementGuide: paragraphs,
});

/** `/terms`. */
export const termsScreen = z.strictObject({
  /** The day on which the terms took effect. */
  effective: isoDate,
  changed,
  lead: prose,
  disclaimer: paragraphs,
  sections: z
    .array(
      z.strictObject({
        /** As it’s cited: "3", or "8.5" for a part of section 8. */
        number: z.string().regex(/^\d+(\.\d+)?$/, 'a number such as "3" or "8.5", in quotes'),
        title: prose,
        text: z.array(prose),
        list: z.array(prose).optional(),
      }),
    )
    .min(10),
  /** In section 10, until an address is set. */
  noAddress: prose,
});

/** `/stack`. */
export const stackScreen = z.strictObject({
  lead: prose,
  /** What to know before any supplement, and what is true of all of them, once. */
  start: z.array(prose).min(3),
  title: prose,
  /** What the supplements of `wholeStack.onlyOneADay` share, once. */
  drowsyTitle: prose,
  drowsy: paragraphs,
  /** In each entry, for a reader who comes straight to it: a link to who skips all of them. */
  entryWho: prose,
  /** In each entry of one that makes people drowsy. The blank names the others that do. */
  entryDrowsy: z.strictObject({ notFor: prose, notWith: prose }),
  /** The link to `poison`, which says whom to call if someone took too many. */
  tooMany: prose,
  poison: prose,
  /** Comes before what costs nothing. */
  free: prose,
  /** What each entry folds away. */
  more: prose,
  /** Comes before what all of them cost. */
  total: prose,
  /** Below it. */
  cost: prose,
  alternatives: prose,
  gummies: paragraphs,
});

/** A card of the explainer on home: text, a list, or both. */
const explainerCard = z.strictObject({
  /** Its anchor. */
  id,
  title: prose,
  /** What is drawn on it. */
  drawing: id,
  text: z.array(prose).default([]),
  list: z.array(prose).default([]),
});

/** `/`. */
export const homeScreen = z.strictObject({
  lead: prose,
  /** Goes with the links to the five symptoms, and to the plans for parents and for people who work nights. */
  trouble: prose,
  others: z.array(z.strictObject({ text: prose, href: z.string().startsWith('/') })),
  /** What the first lines say, in words that the specification sets. A claim that takes another’s place has to say as much. */
  claims: z.strictObject({
    offer: idOf('claims'),
    trusted: idOf('claims'),
    noPrescriptions: idOf('claims'),
    ingredients: idOf('claims'),
  }),
  /** What the wishlist’s button opens. */
  buttons: prose,
  offer: z.strictObject({
    /** What the price, above it, buys. */
    what: prose,
    /** Whom it is for. */
    for: prose,
    keep: prose,
  }),
  /** Goes with the breathing pacer, the first thing to do on the page. */
  minute: titled,
  explainer: z.strictObject({ title: prose, cards: z.array(explainerCard).length(4) }),
  pills: prose,
  problems: z.array(titled.extend({ /** What is drawn next to it. */ drawing: id })).length(4),
  verse: z.strictObject({ text: prose, reference: idOf('references') }),
  week: z.strictObject({
    lead: prose,
    /** The three lines before any symptom: whom to call now, and today. */
    emergency: prose,
    suicide: prose,
    after: prose,
  }),
  /** `drowsy` is what the supplements of `wholeStack.onlyOneADay` share, said once. */
  stack: z.strictObject({ title: prose, lead: prose, drowsy: prose, paid: prose }),
  open: z.strictObject({ title: prose, text: paragraphs }),
});

/** `/help`. */
export const helpScreen = z.strictObject({
  lead: prose,
  /** The first number of each of these care cards, and when to call it. */
  first: z.array(z.strictObject({ card: idOf('careCards'), text: prose })).length(3),
  where: prose,
  /** Goes with the breathing circle: above it, and below it. */
  panic: prose,
  panicLimits: prose,
  awake: prose,
  /** The name of the list that leads to the cards and to the other lines, and their short names in it. */
  about: prose,
  labels: z.record(z.string(), prose),
  more: prose,
});

/** `/tonight`. */
export const tonightScreen = z.strictObject({
  changed,
  title: prose,
  /** What the first screen asks. */
  question: prose,
  /** A check for each answer, and what all of them ask. */
  checks: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          /** Its anchor. */
          id,
          answer: prose,
          /** The step after it. */
          begin: id,
          title: prose,
          /** Each sends the reader to 911. */
          signs: z.array(prose).min(1),
        }),
      )
      .length(2),
    /** The signs that are in every check. */
    always: z.array(prose).min(2),
    suicide: prose,
    yes: prose,
    no: prose,
  }),
  /** A screen each, in this order. */
  steps: z
    .array(
      z.strictObject({
        /** Its anchor. */
        id,
        title: prose,
        text: paragraphs,
      }),
    )
    .refine(
      (steps) => steps.some(({ id: step }) => step === 'breathe'),
      'one step has the id breathe: the pacer is in it',
    ),
  /** Leads back to the first question. */
  end: z.strictObject({ title: prose, again: prose }),
  /** The first number of each of these care cards, and what it’s for. */
  calls: z.array(z.strictObject({ card: idOf('careCards'), text: prose })).length(3),
});

/** `/science`, apart from its parts in `protocol/science.yaml`. */
export const scienceScreen = z.strictObject({
  lead: prose,
  /** What a small number is. */
  howToRead: prose,
  /** The length of the plan, in the figure beside how long a habit took. */
  lengthClaim: idOf('claims'),
  kids: z.strictObject({
    lead: prose,
    advisory: prose,
    /** What a parent should take away from the table, above it. */
    need: prose,
    /** Of the fold that has the table on the kids page. */
    limitsTitle: prose,
    /** Above the table, here and there. */
    limits: paragraphs,
    /** Heads of the table’s columns. */
    columns: z.strictObject({ nutrient: prose, use: prose, found: prose, small: prose }),
    /** What begins the small print: the limit, of one of several nutrients too, and the amounts not to use. */
    small: z.strictObject({ limit: prose, limitFor: withBlanks(1), others: prose }),
    limitNotes: prose,
  }),
});

/** `/today`. */
export const todayScreen = z.strictObject({
  changed,
  lead: prose,
  /** One for each answer of the page’s script. */
  before: prose,
  after: prose,
  wrong: prose,
  far: prose,
  forChildren: prose,
  forYourself: prose,
  /** When to start: the question, and what a reader can tap. */
  ask: prose,
  starts: z.strictObject({ today: prose, tomorrow: prose, monday: prose }),
  /** What leads someone who has already started to the list of days. */
  begun: z.strictObject({ title: prose, pick: z.strictObject({ adults: prose, kids: prose }) }),
  /** Beside the address that is worth saving. */
  keep: prose,
  setback: prose,
  /** Where all the days are. */
  days: prose,
  privacy: prose,
  /** The two calendar buttons, and what they answer. */
  calendar: z.strictObject({ save: prose, remind: prose, making: prose, saved: prose, failed: prose }),
});

const daysPage = z.strictObject({
  title: prose,
  lead: prose,
  /** Days that some readers look for, above the list. */
  links: z.array(z.strictObject({ words: prose, to: z.string().startsWith('/') })).default([]),
  end: prose,
});

/** `/protocol/days` and `/kids-protocol/days`. */
export const daysScreen = z.strictObject({
  /** Before what is enough on a bad day. */
  badDay: prose,
  /** A day's buttons and links. Texts may hold marks. */
  mine: prose,
  setback: prose,
  essay: prose,
  screens: prose,
  /** Words of a day that become a link, each with its page. */
  places: z.array(z.strictObject({ words: prose, to: z.string().startsWith('/') })).min(1),
  adults: daysPage,
  kids: daysPage,
});

/** `/sources`, and the pages of single claims and references. */
export const sourcesScreen = z.strictObject({
  lead: prose,
  /** Of a claim of our own that no source confirms. */
  notConfirmed: prose,
  /** Above our own claims. */
  own: prose,
  /** What a search result says of the page of a claim, and of a source. */
  claimDescription: withBlanks(1),
  sourceDescription: withBlanks(1),
  /** Where the findings of the references come from. */
  howRead: prose,
  onPaper: prose,
  data: prose,
  /** Of a source that we did not read in the original. */
  copy: prose,
  /** In its list of pages, where there are none. */
  unused: prose,
});

/** `/blog`. */
export const libraryScreen = z.strictObject({
  lead: prose,
  /** Who says “I” in the essays: on the index, on the about page and in the feed. */
  who: prose,
  /** Under the title of an essay whose people are made up. */
  madeUp: prose,
  search: z.strictObject({
    failed: prose,
    none: prose,
    /** A link, when nothing is found. */ medicine: prose,
    many: prose,
  }),
  /** Each trouble in the words that a reader would look for, and other words that she may type. */
  troubles: z.record(z.enum(troubles), z.strictObject({ label: prose, search: z.array(z.string()) })),
});

/** What every page shares, and the pages that appear when another is missing. */
export const siteScreen = z.strictObject({
  footer: z.strictObject({
    crisis: prose,
    free: prose,
    paid: prose,
    /** By the name of a shop, what it asks to be said in place of `paid`. */
    paidBy: z.record(z.string(), prose),
    notMedical: prose,
    fda: prose,
  }),
  /** Says that links pay. */
  disclosure: prose,
  /** Goes before the day on which prices were written down. */
  prices: prose,
  /** Above the list of sources of a page. */
  notes: prose,
  fridge: prose,
  notFound: prose,
  /** The conditions for using `/protocol.json`. */
  openData: prose,
  /** In the feed, after the title of a care card: a link to the whole of it. */
  feedCare: prose,
  offline: z.strictObject({ lead: prose, calls: prose, kept: prose }),
});
