import { z } from 'zod';
import { idOf, prose, withBlanks } from './common.ts';

/** What Check first says, apart from its results. */
export const checkFirst = z.strictObject({
  lead: prose,
  /** In its place where Check first isn’t shown. */
  leadWithoutScript: prose,
  /** The three calls, first on the page and in the emergency panel: the first contact of each card, and when to call it. */
  calls: z.array(z.strictObject({ card: idOf('careCards'), text: prose })).length(3),
  label: prose,
  hint: prose,
  didYouMean: prose,
  /** After an everyday word that may mean many types. */
  vague: prose,
  /** Said where there’s something to pick. */
  tapToAdd: prose,
  noMatch: prose,
  /** A way on for anyone who typed what keeps them awake: after each name that we don’t have. */
  cantSleep: prose,
  /** For a name that we don't know. */
  putOnSheet: withBlanks(1),
  /** For a line of which only a part was read. */
  partly: prose,
  loading: prose,
  notLoaded: prose,
  /** The calls, after each of these five: what was typed may be a poisoning. */
  callAnyway: prose,
  callAnywayInSpanish: prose,
  emergency: prose,
  emergencyInSpanish: prose,
  /** One tap checks this condition, for words that may be about the past. */
  inThePast: withBlanks(1),
  /**
   * In the emergency panel, for phrases about someone who stopped drinking or taking something, about low blood sugar, and about
   * violence.
   */
  emergencyAdvice: z.strictObject({ withdrawal: prose, lowSugar: prose, violence: prose }),
  /** For someone who takes no medicine: what is suggested, and the words for it. */
  noMedicines: z.strictObject({ name: prose, about: prose, triggers: z.array(prose).min(1) }),
  notChecked: prose,
  /** What not to take, in an answer. */
  dontTake: withBlanks(1),
  dontTakeWithAlcohol: withBlanks(1),
  /** Where every supplement is ruled out. */
  dontTakeAny: prose,
  /** Where nothing was found, with the day we looked. Never that it's safe. */
  nothingFound: withBlanks(1),
  /** The same as the key of a table. */
  nothingFoundKey: prose,
  /** For a medicine type or condition that no one has looked up with a new supplement. It's our own advice. */
  notLookedUp: prose,
  /** How many hours to leave between the two. */
  hoursApart: withBlanks(1),
  /** For a supplement that nothing else rules out. */
  nothingMore: prose,
  /** Over what one of the drowsy supplements has besides what they share. */
  moreOn: withBlanks(1),
  askAny: prose,
  /** In every answer, and on the page of a medicine type. */
  plan: prose,
  /** Under the result: what else may change it. */
  notYet: prose,
  /** Goes on from what not to take. */
  askOther: prose,
  /** First, for supplements that a reader already takes. */
  askTaken: withBlanks(1),
  /** The same for those that they shouldn't take. */
  takeNoMore: withBlanks(1),
  /**
   * The same as the first for someone who takes warfarin, for whom stopping a supplement matters as much as starting one, and its names.
   */
  askTakenWithWarfarin: withBlanks(1),
  warfarin: z.array(prose).min(1),
  /** Before all else, for medicines that are dangerous together. */
  dangerous: withBlanks(1),
  /** For names that we don’t have, next to anything else. */
  cantCheck: prose,
  /** After the answer, for more than one thing: no danger that we know isn't the same as safe. */
  knowsSomeMixes: prose,
  /** After the name of a supplement that a reader already takes. */
  youTake: prose,
  /**
   * What a supplement says of those that a reader already takes, and where there’s nothing more to say: once in an answer, and not in
   * each row.
   */
  twoBottles: prose,
  showBottle: prose,
  /** In an answer, over a fold for each medicine. */
  more: prose,
  /** For one medicine that a reader lists under two names. It’s our own advice. */
  sameMedicine: z.strictObject({
    text: prose,
    /** The types of which two products may share a part and still belong together. */
    asWhole: z.array(idOf('medicineTypes')),
  }),
  /** What a type may have words of its own for. */
  keepTaking: prose,
  /** In its place, for a name that we don’t have. */
  keepTakingUnknown: prose,
  /** The exception to “keep taking”, where a line asks for a call before the next dose. */
  callFirst: prose,
  /** For someone who may be pregnant, about medicines to call about before the next dose, and about the others. It’s our own advice. */
  pregnancy: z.strictObject({
    conditions: z.array(idOf('conditions')).min(1),
    callFirst: prose,
    tell: prose,
    /** After it, unless the medicine comes only by prescription. */
    tellIfChosen: prose,
    /** What isn't meant where every supplement is ruled out. */
    keep: prose,
    /** The names in `keep`, of which `tell` isn't said. */
    keepNames: z.array(prose).min(1),
  }),
  /**
   * In place of what an adult hears, for someone who asks for a child: about our supplements, those already taken, the medicines, and
   * alcohol with one of them.
   */
  child: z.strictObject({
    condition: idOf('conditions'),
    answer: prose,
    taken: withBlanks(1),
    keepTaking: prose,
    alcohol: prose,
  }),
  /** What is said of every medicine where a condition is true. */
  anyMedicine: z.array(
    z.strictObject({
      condition: idOf('conditions'),
      callFirst: z.boolean().optional(),
      inPlaceOf: z.enum(['keepTaking']).optional(),
      text: prose,
    }),
  ),
  /** The exceptions. */
  harm: prose,
  /** Two more, which some medicines have words of their own for. */
  sleepiness: prose,
  vomiting: prose,
  /** On the page of a medicine type, under its lines: what has no source. */
  ownAdvice: prose,
  /** On the page of a medicine type, with a link to the whole list on /help. Texts may contain marks. */
  whenToCall: prose,
  /** What a search result says of the page of a medicine type. */
  typeDescription: withBlanks(1),
  /** On the page of a medicine type: what isn't taken with it, or that everything is to be asked about. */
  typeLead: z.strictObject({ dontTake: withBlanks(2), ask: withBlanks(1) }),
  /** On the page of a medicine type, before what another type says of the two together. */
  together: withBlanks(1),
  /** On the page of a medicine type, before the call. */
  tookTooMuch: prose,
  /** Under the table of conditions: what it means that a supplement isn't named. */
  notNamed: prose,
  /** Under the names of a medicine type. */
  nameMissing: prose,
  /** The page of all names. */
  names: z.strictObject({ lead: prose, other: prose, onTypePage: prose }),
  askAnyway: prose,
  atTheCounter: prose,
  /** The printed sheet: the signs in its table, and whose it is. */
  sheet: z.strictObject({ key: prose, noPrinter: prose, second: prose, isSecond: prose, isOwn: prose }),
  /** Headings and folds. */
  headings: z.strictObject({
    drinking: prose,
    you: prose,
    illness: prose,
    never: prose,
    browse: prose,
    conditions: prose,
    types: prose,
    names: withBlanks(1),
    counter: prose,
    /** In an answer: over what can’t wait, and over what to do about the medicines themselves. */
    readFirst: prose,
    mixes: prose,
    /** The fold with the reasons, for someone who takes none of the supplements. */
    why: prose,
    harm: prose,
    stop: prose,
    whenToCall: prose,
  }),
  /** What a label puts after a name without making it another product: a salt, a form, or when to take it. */
  afterName: z.array(z.string().min(1)).min(1),
  /** Names and words that aren’t on our list and look like one that is: they never get “Did you mean”. */
  neverCorrected: z.array(z.string().min(2)).min(1),
});

/** Words that show the three calls, one meaning a line: see the notes at the top of the file. */
export const emergencyPhrases = z
  .array(
    z.strictObject({
      says: z.array(z.string().min(2)).min(1),
      /** True for words that mean an emergency only where nothing else is typed: “od”, “poison”. */
      alone: z.literal(true).optional(),
      /** What the panel says as well. */
      advice: z.enum(['withdrawal', 'lowSugar', 'violence']).optional(),
      /** The conditions that one tap each checks, for words that may be about the past. */
      past: z.array(idOf('conditions')).default([]),
    }),
  )
  .min(1);

export type CheckFirstTexts = z.infer<typeof checkFirst>;
