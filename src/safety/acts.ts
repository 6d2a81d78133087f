/*
 * The data of the two rules on what no sentence may tell a reader to do. To refuse another verb, add a row; a sentence that is fine
 * and gets refused belongs in `dangerous-sentences.test.ts`.
 */

/** A verb that takes something away from a reader, or changes how much of it they take. */
export interface Act {
  /** Base form, "-ing" form and past form, with the word that belongs to it behind each: "come off". */
  forms: readonly [base: string, gerund: string, past: string];
  particle?: string;
  /** Only with "your": "avoid" and "leave" have harmless objects that a medicine happens to be part of. */
  onlyYours?: true;
  /** True where food or a supplement does it too: "iron may *lower* how much gets through". Such a subject tells nobody anything. */
  isEffect?: true;
  /** Words behind the object with which the verb is harmless: "leave your pills *as they are*". */
  unless?: RegExp;
}

const act = (forms: string, rest: Omit<Act, 'forms'> = {}): Act => {
  const [base = '', gerund = '', past = ''] = forms.split(' ');
  return { forms: [base, gerund, past], ...rest };
};

/** Verbs of stopping or cutting, whatever is stopped. */
const stopping: readonly Act[] = [
  act('stop stopping stopped'),
  act('skip skipping skipped'),
  act('halve halving halved'),
  act('cut cutting cut', { isEffect: true }),
  act('drop dropping dropped'),
  act('quit quitting quit'),
  act('discontinue discontinuing discontinued'),
  act('cease ceasing ceased'),
  act('pause pausing paused'),
  act('end ending ended'),
  act('reduce reducing reduced', { isEffect: true }),
  act('taper tapering tapered'),
  act('give giving gave', { particle: 'up' }),
  act('go going went', { particle: 'without' }),
  act('do doing did', { particle: 'without' }),
  act('manage managing managed', { particle: 'without' }),
  act('say saying said', { particle: 'goodbye to' }),
  act('graduate graduating graduated', { particle: 'from' }),
  act('leave leaving left', { particle: 'out' }),
  act('get getting got', { particle: 'off' }),
  act('get getting got', { particle: 'rid of' }),
];

/** What no one is told to do with a medicine. */
export const medicineActs: readonly Act[] = [
  ...stopping,
  act('ditch ditching ditched'),
  act('forget forgetting forgot', { onlyYours: true }),
  act('wean weaning weaned'),
  act('split splitting split'),
  act('lower lowering lowered', { isEffect: true }),
  act('change changing changed', { isEffect: true }),
  act('double doubling doubled', { isEffect: true }),
  act('raise raising raised', { isEffect: true }),
  act('increase increasing increased', { isEffect: true }),
  act('replace replacing replaced'),
  act('swap swapping swapped'),
  act('trade trading traded'),
  act('give giving gave', { particle: 'a (?:rest|break)' }),
  act('let letting let', { particle: '(?:go|lapse|run (?:out|low))' }),
  act('avoid avoiding avoided', { onlyYours: true }),
  act('leave leaving left', {
    onlyYours: true,
    unless: /^(?: exactly| just)? (?:as (?:they|it) (?:are|is)|to (?:the|your) )/,
  }),
];

/**
 * Ways to say it without a verb of stopping. "§" is the medicine or the drink, and "~" what may come before it: "your old".
 * They read a sentence in lower case.
 */
const ways = [
  "(?:no longer|\\bnot|n't|never)(?: be)? (?:need|require|want)(?:ing)? (?!a )~§",
  '\\bneed no(?: more| other)? §',
  "§(?: [\\w'-]+){0,3}? (?:is|are|will be)(?: no longer|n't| not) (?:needed|necessary|required)",
  'place of ~§',
  '\\binstead of ~§',
  '\\b(?:(?:go|do|live|sleep|fine|better|days?|nights?|weeks?|mornings?|try) without|without (?:your|the)) ~§',
  '\\b(?:be|are|being|stay|feel\\w*) off (?:of )?~§',
  '\\b(?:no|less|fewer) (?:[\\w-]+ )?§ (?:tonight|today|this week|(?:from|on|after) day)',
] as const;

const notTaking =
  "(?:n't|\\bnot|\\bnever|no (?:need|reason) to)(?: bother(?:ing)?)?(?: to| with)? (?:tak|refill|fill|renew|swallow|pick|order|buy)[a-z]*(?: up)?";

/** An amount that isn't the one prescribed. */
const otherAmount =
  '(?:only |just )?(?:half|a (?:half|quarter|third)|twice|double|an? (?:extra|double|second)|another|(?:two|three|four|several) of|(?:one |two |a few |much )?(?:more|less|fewer))';

export const medicineWays: readonly string[] = [
  ...ways,
  // Any verb with a word of removing: "set aside", "ease off", "hold off on", "shave a little off".
  '\\b(?!keep|drop|pick|lock|store|help)[a-z]+ (?:back |way |a (?:little|bit) )?(?:off|aside)(?: of| on| from)? ~§',
  '\\b(?!keep|lock|store)[a-z]+ ~§ (?:[a-z]+ )?(?:aside|behind|away(?! from|,? (?:so|where)))\\b',
  'cold turkey [^,]*§',
  // More or less of it.
  `\\b(?:tak(?:e|ing)|us(?:e|ing)|try|do|manage|live|(?:get|make)(?: by| do)?) (?:with |on )?${otherAmount} (?:of |an? |as much )*~§(?! than)`,
  '\\btake ~§ (?:less|fewer|more)\\b(?! than)',
  '§ (?:[a-z]+ )?(?:every (?:other|second|third)|on alternate|only (?:when|if|on|at)|less often|now and then)\\b',
  // Not taking it, not getting more of it.
  `${notTaking} (?:your|the|that|this) (?:[\\w-]+ )?§(?! (?:with|at|together|within|on|unless|until|that|which|from))`,
  `${notTaking} §(?!.* (?:with|if|while|unless|until|without) )`,
  // Something else in its place.
  '\\b(?:does|do|did) what ~§',
  '\\b(?:an? )?(?:(?:natural|good|gentle|safe) )?(?:substitute|replacement|stand-in) for ~§',
  '\\b(?:as (?:well|good|strong|effective)|better|stronger|safer|more (?:effective|reliabl[ey])) (?:as|than) ~§',
];

export const drinkingWays: readonly string[] = [
  ...ways,
  '\\b(?:make|call) [^,]*(?:your|the) last §',
  '\\b(?:go|be|get|stay) (?:dry|sober|alcohol-free)\\b',
];

/** What no one is told to do about drinking. A reader’s drinking level is for Check first and a doctor. */
export const drinkingActs: readonly Act[] = [
  ...stopping,
  act('pour pouring poured', { particle: 'out' }),
  act('pour pouring poured', { particle: 'away' }),
  act('detox detoxing detoxed'),
];

/**
 * All that a sentence may tell a reader to do with a medicine, a drink, or what a child could swallow. Every other verb is refused where
 * the sentence gives an instruction: nobody can list all that would do harm.
 */
const harmless =
  'ask call tell talk see look read check find know name list write date say mention discuss show bring remember compare count learn mean imagine include choose double-check confirm print photograph scan circle highlight underline note type email describe spell';

export const medicineVerbs: ReadonlySet<string> = new Set(
  `${harmless} take keep follow continue finish have need want get refill fill renew order buy pick carry pack store lock put set leave treat match miss measure sort`.split(
    ' ',
  ),
);
export const drinkingVerbs: ReadonlySet<string> = new Set(
  `${harmless} have make plan order pour hold picture buy sip mix notice drink finish watch replay`.split(' '),
);
export const givingVerbs: ReadonlySet<string> = new Set(
  `${harmless} keep lock store put stop skip leave take buy have`.split(' '),
);

/** What no one is told that a child does with what is in a gummy. */
export const givingActs: readonly Act[] = [
  act('do doing did', { particle: '(?:well|better|fine) (?:on|with)' }),
  act('thrive thriving thrived', { particle: '(?:on|with)' }),
];

export const givingWays: readonly string[] = [
  '\\b(?:can|may|could|should|must|needs? to|ought to) (?:safely |also )?(?:take|have|use|try|get|chew) ~§',
  '\\b(?:takes?|chews?) ~§',
  '~§ (?:a day |at bedtime |at night )?(?:will|can|may|is|are) (?:\\w+ )?(?:calm|help|fine|safe|enough|ok|okay|good)',
];

/** How a sentence names a child of the plan's age. */
export const child =
  /\b(?:child(?:ren)?(?:[’']s)?|kids?|(?:grand)?(?:sons?|daughters?)|toddlers?|teen(?:ager)?s?|tweens?|boys?|girls?|little ones?|[\w-]+ graders?|kindergartn?ers?|[\w-]+[- ]years?[- ]olds?|(?:ages?|aged|at|who is|who’s|is|turns) (?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:[ap]\.?m|o’clock|%|percent|in|of|to|mg|mcg|:)))/i;

/** Things to swallow that are a medicine, whatever it is called. The names and types come from the records. */
export const medicineNouns = [
  'medicines?',
  'medications?',
  'meds?',
  'pills?(?! (?:organizer|box))',
  'tablets',
  // "The tablet" is a screen more often than a pill here.
  '(?<!the )tablet',
  'capsules?',
  'prescriptions?',
  // The noun, not the verb.
  '(?<=\\b(?:the|your|a|that|this|next|last|any|prescription) )refills?',
  'prescribed',
  'insulin',
  'dos(?:e|es|age)',
] as const;

export const supplementNouns = [
  'dos(?:e|es)',
  'gumm(?:y|ies)',
  'supplements?',
  '(?:multi)?vitamins?',
  'capsules?',
  'softgels?',
  'fish[- ]oil',
] as const;

export const drinkingNouns = [
  'drink(?:s|ing)?',
  'alcohol',
  'wines?',
  'beers?',
  'liquor',
  'spirits',
  'booze',
  'whiskey',
  'vodka',
  'nightcap',
] as const;

/** Medicine types that aren’t medicines, but things people take, drink or smoke by choice. */
export const notMedicines: readonly string[] = [
  'supplements-taken',
  'serotonin-supplements',
  'herbal-sleep-aids',
  'street-drugs',
];
