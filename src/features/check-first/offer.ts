import type { SentDanger } from '../../domain/reader.ts';
import type { ConditionsFound, FoundCondition } from './condition-search.ts';
import { namesAForm, type FoundName, type FoundNames } from './name-search.ts';
import { tellingWords } from './ordinary-words.ts';

/** Nothing on our list is as long as this. */
const longestName = 80;

/** What the tool says under its field, and what it offers to add. */
export interface Offer {
  saying: string;
  names: readonly FoundName[];
  /** What was typed and is asked below: to be tapped, and never a medicine that nobody knows. */
  conditions: readonly FoundCondition[];
  /** What is to be done first by whoever typed what is wrong. In an emergency nothing else is offered. */
  dangers?: readonly SentDanger[];
  /** What the Enter key takes: the name that was written whole, or the only one that begins so. */
  onEnter?: FoundName;
  /** What was typed, where it may go on the sheet as it is. */
  unknown?: string;
}

/** “20 mg”, “0.5 mcg”: on the bottle beside the name, and no part of it. */
const strength = /\b\d[\d.,]*\s*(?:mgs?|milligrams?|mcg|µg|micrograms?|g|grams?|ml|iu|meq|units?)\b/gi;

/** “Took 20 minutes”, “ate 2 hours ago”: a time, and no number of pills. */
const timeTaken =
  /\b(?:took|ate|taken)\s+(?:\d+|[a-z]+)\s+(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b/gi;

/** The reading from which the heart card asks for a call: bp-crisis-aha. */
const highest = '180/120';
/** A blood pressure, and no strength beside a name, “augmentin 250/125”. */
const reading =
  /(?:^|\b(?:bp|pressure|reading|measured|it is|it['’]s)[\s:]+)(?:(?:my|the|a|his|her|is|was|of|at|now|today|bp|blood|pressure|reading)[\s:]+)*(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})(?!\d)/iu;

/** Whether a text holds a blood pressure at which either number is as high as the heart card’s. */
function isHighReading(typed: string): boolean {
  const [, top, bottom] = reading.exec(typed) ?? [];
  const [highTop, highBottom] = highest.split('/').map(Number);
  return Number(top) >= Number(highTop) || Number(bottom) >= Number(highBottom);
}

const notOnList = 'Not on our list; that does not mean it is safe. Ask a pharmacist. In danger: 911.';

/** Somebody who has no name to write. */
const noName =
  /^(?:(?:i )?(?:take |have )?(?:nothing|none)(?: yet)?|no (?:medicines?|medications?|meds|pills)|i (?:don['’]?t|do not) (?:know|take anything)|not sure|idk|n\/?a)\.?$/i;
/** Somebody who has no drink to tell of. Days without one are another thing: they may be the first. */
const noDrink =
  /^(?:no alcohol|(?:i )?(?:don['’]?t|do not|never) drink(?: alcohol| at all)?|(?:i am |i['’]?m )?sober(?: for)?(?: \d+ (?:months?|years?))?)\.?$/i;

const noneToWrite =
  'Nothing to write? Tap what is true for you, below. Not sure of a name? Read it off the bottle, or ask at the counter.';

/** The searches that an offer is made from. */
export interface Searches {
  names: (typed: string) => FoundNames;
  conditions: (typed: string) => ConditionsFound;
  dangers: (typed: string) => SentDanger[];
}

const only = (saying: string): Offer => ({ saying, names: [], conditions: [] });

/** What to say to what was typed. Calm, whatever it is. */
export function offerFor(searches: Searches, text: string): Offer {
  const typed = text.replaceAll(strength, ' ').trim().replaceAll(/\s+/g, ' ');
  if (typed === '') return only('');
  if (noName.test(typed) || noDrink.test(typed)) return only(noneToWrite);
  // Of a text as long as a page only a danger is read.
  const isLong = typed.length > 5 * longestName;
  const asTyped = isLong ? { names: [], isExact: false } : searches.names(typed);
  const whole = asTyped.names.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (whole) return offerNames(asTyped, typed, whole);
  const dangers = searches.dangers(isHighReading(typed) ? highest : typed.replaceAll(timeTaken, ' '));
  if (dangers.some(({ isEmergency }) => isEmergency)) return { ...only(helpFirst(dangers)), dangers };
  if (!/\p{L}/u.test(typed)) return only('Write the name as it stands on the bottle, such as Zoloft.');
  const offer = isLong
    ? only('That is longer than a name. Write one name, as it stands on the bottle.')
    : offerToAdd(searches, asTyped, typed);
  return dangers.length > 0 ? offerAfterHelp(dangers, offer) : offer;
}

/** What to do in the dangers that were typed, in their cards’ own words. */
const helpFirst = (dangers: readonly SentDanger[]) => dangers.map(({ ribbon }) => ribbon).join(' ');

/** What can wait for today leaves room for what was typed beside it, as far as we know that. */
function offerAfterHelp(dangers: readonly SentDanger[], { names, conditions }: Offer): Offer {
  return { saying: helpFirst(dangers), names, conditions, dangers };
}

function offerToAdd(searches: Searches, asTyped: FoundNames, typed: string): Offer {
  const said = searches.conditions(typed);
  if (said.conditions.length > 0) return offerConditions(searches, said, asTyped, typed);
  const found = asTyped.isExact ? asTyped : namesAmong(searches, typed);
  return offerNames(found.isExact ? found : asTyped, typed);
}

/** Words that join a name to what was beside it: “oxycodone and” begins the name of a combination. */
const joining = /^(?:[\s,;+&/]|(?:and|or|with|on)\b)+|(?:[\s,;+&/]|\b(?:and|or|with|on))+$/giu;

/** The names in a text that says more than a name, “I take lexapro and drink”: written whole or begun, or else what may be meant. */
function namesAmong({ names }: Searches, text: string): FoundNames {
  const words = tellingWords(text);
  const together = words.join(' ');
  const tried = [text.replaceAll(joining, ''), together].map(names).find(({ isExact }) => isExact);
  if (tried) return tried;
  const found = words
    .filter((word) => word.length > 2)
    .flatMap((word) => {
      const { names: ofWord, isExact } = names(word);
      // Four letters begin too many names: “goli” is no golimumab.
      const meant = word.length > 4 ? ofWord : ofWord.filter(({ name }) => name.toLowerCase() === word);
      return isExact ? meant.slice(0, 3) : [];
    });
  if (found.length > 0) return { names: [...new Set(found)], isExact: true };
  return together.length > 4 ? names(together) : { names: [], isExact: false };
}

/** A condition was named, and perhaps a medicine beside it, “sertraline and wine”, or a product that is called after one, “liver detox tea”. */
function offerConditions(
  searches: Searches,
  { conditions, left }: ConditionsFound,
  asTyped: FoundNames,
  typed: string,
): Offer {
  const among = namesAmong(searches, left);
  const isProduct = namesAForm(typed) && asTyped.names.length > 0 && !among.isExact;
  const beside = asTyped.isExact || isProduct ? asTyped : among;
  const rest = tellingWords(left).join(' ');
  const names = rest.length > 2 ? beside.names : [];
  const isFound = beside.isExact && names.length > 0;
  const unknown = isFound || typed.length > longestName ? undefined : unknownBeside(typed, left, rest);
  const also =
    names.length > 0 ? ', and the name' : unknown ? `. “${unknown}” is not on our list: put it on your sheet too` : '';
  return {
    saying: `That is asked below, and it counts here as much as a medicine. Tap what is so${also}. In danger now: 911.`,
    names,
    conditions,
    ...(unknown && { unknown }),
  };
}

/** What stands beside a condition and is no name of ours: a product by all of its name, and otherwise the words that are left. */
function unknownBeside(typed: string, left: string, rest: string): string | undefined {
  if (namesAForm(left)) return typed;
  return /\p{L}{4}/u.test(rest) ? rest : undefined;
}

function offerNames({ names, isExact }: FoundNames, typed: string, whole?: FoundName): Offer {
  const unknown = whole || typed.length > longestName ? {} : { unknown: typed };
  if (names.length === 0) return { ...only(notOnList), ...unknown };
  // Few letters begin a name that may be another: “goli” is no golimumab.
  const onEnter = whole ?? (names.length === 1 && typed.length > 4 ? names[0] : undefined);
  if (isExact)
    return {
      saying: `${names.length === 1 ? 'One name' : `${names.length} names`} found. Tap yours.`,
      names,
      conditions: [],
      ...(onEnter && { onEnter }),
      ...unknown,
    };
  const these = names.length === 1 ? 'this name' : `one of these ${names.length} names`;
  return { saying: `Not on our list word for word. Did you mean ${these}?`, names, conditions: [], ...unknown };
}
