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
  /** Words between the verb and its object without which the verb is harmless: "take *a double* dose". */
  needs?: RegExp;
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
  act('leave leaving left', { particle: 'out' }),
  act('get getting got', { particle: 'off' }),
  act('get getting got', { particle: 'rid of' }),
];

/** What no one is told to do with a medicine. */
export const medicineActs: readonly Act[] = [
  ...stopping,
  act('ditch ditching ditched'),
  act('dump dumping dumped'),
  act('bin binning binned'),
  act('toss tossing tossed'),
  act('trash trashing trashed'),
  act('flush flushing flushed'),
  act('forget forgetting forgot'),
  act('delay delaying delayed'),
  act('postpone postponing postponed'),
  act('wean weaning weaned'),
  act('split splitting split'),
  act('lower lowering lowered', { isEffect: true }),
  act('change changing changed', { isEffect: true }),
  act('adjust adjusting adjusted', { isEffect: true }),
  act('double doubling doubled', { isEffect: true }),
  act('triple tripling tripled'),
  act('raise raising raised', { isEffect: true }),
  act('increase increasing increased', { isEffect: true }),
  act('replace replacing replaced'),
  act('swap swapping swapped'),
  act('trade trading traded'),
  act('come coming came', { particle: 'off' }),
  act('go going went', { particle: 'off' }),
  act('lay laying laid', { particle: 'off' }),
  act('throw throwing threw'),
  act('give giving gave', { particle: 'a (?:rest|break)' }),
  act('let letting let', { particle: '(?:lapse|run out)' }),
  act('put putting put', { particle: '(?:away|aside)' }),
  act('avoid avoiding avoided', { onlyYours: true }),
  act('refuse refusing refused', { onlyYours: true }),
  act('take taking take', {
    needs: /\b(?:a second|another|an? (?:extra|double)|extra|double|twice|more|less|fewer|half)\b/,
  }),
  act('leave leaving left', {
    onlyYours: true,
    unless: /^(?: exactly| just)? (?:as (?:they|it) (?:are|is)|to (?:the|your) )/,
  }),
];

/** What no one is told to do about drinking. A reader’s drinking level is for Check first and a doctor. */
export const drinkingActs: readonly Act[] = [
  ...stopping,
  act('pour pouring poured', { particle: 'out' }),
  act('pour pouring poured', { particle: 'away' }),
  act('detox detoxing detoxed'),
];

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
  'prescribed',
  'insulin',
  'dos(?:e|es|age)',
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
