import type { SentDanger } from '../../domain/reader.ts';
import { asTyped, saysNothing } from './as-typed.ts';
import type { ConditionsFound, FoundCondition } from './condition-search.ts';
import type { FoundName, FoundNames } from './name-search.ts';
import { longestName, namesWholeIn, offerNames, offerToAdd } from './offer-to-add.ts';

/** What the tool says under its field, and what it offers to add. */
export interface Offer {
  saying: string;
  names: readonly FoundName[];
  /** What was typed and is asked below: to be tapped, and never a medicine that nobody knows. */
  conditions: readonly FoundCondition[];
  /** What is to be done first by whoever typed what is wrong. In an emergency nothing else is offered but names that stand whole in what was typed. */
  dangers?: readonly SentDanger[];
  /** What the Enter key takes: the name that was written whole, or the only one that begins so. */
  onEnter?: FoundName;
  /** What was typed, where it may go on the sheet as it is. */
  unknown?: string;
}

/** The searches that an offer is made from. */
export interface Searches {
  names: (typed: string) => FoundNames;
  conditions: (typed: string) => ConditionsFound;
  dangers: (typed: string) => SentDanger[];
}

const noneToWrite =
  'Nothing to write? Tap what is true for you, below. Not sure of a name? Read it off the bottle, or ask at the counter.';

const only = (saying: string): Offer => ({ saying, names: [], conditions: [] });

/** What to do in the dangers that were typed, in their cards’ own words. */
const helpFirst = (dangers: readonly SentDanger[]) => dangers.map(({ said, ribbon }) => said ?? ribbon).join(' ');

/** What to say to what was typed. Calm, whatever it is. */
export function offerFor(searches: Searches, text: string): Offer {
  const typed = asTyped(text);
  if (typed === '') return only('');
  if (saysNothing(typed)) return only(noneToWrite);
  // Of a text as long as a page only a danger is read.
  const isLong = typed.length > 5 * longestName;
  const found = isLong ? { names: [], isExact: false } : searches.names(typed);
  const whole = found.names.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (whole) return offerNames(found, typed, whole);
  const dangers = searches.dangers(text);
  if (dangers.some(({ isEmergency }) => isEmergency)) return offerInEmergency(searches, dangers, isLong ? '' : typed);
  if (!/\p{L}/u.test(typed)) return only('Write the name as it stands on the bottle, such as Zoloft.');
  const offer = isLong
    ? only('That is longer than a name. Write one name, as it stands on the bottle.')
    : offerToAdd(searches, found, typed);
  return dangers.length > 0 ? offerAfterHelp(dangers, offer) : offer;
}

/**
 * Words of an emergency may be of an ordinary question, “took 10 Lexapro”: the help stands first, and a name that was written whole
 * is offered below it. Nothing is offered to whoever speaks of dying alone, and Enter adds nothing.
 */
function offerInEmergency(searches: Searches, dangers: readonly SentDanger[], typed: string): Offer {
  const isAlone = dangers.length === 1 && dangers[0]?.isAlone;
  return { ...only(helpFirst(dangers)), dangers, names: isAlone ? [] : namesWholeIn(searches, typed) };
}

/** What can wait for today leaves room for what was typed beside it, as far as we know that. */
function offerAfterHelp(dangers: readonly SentDanger[], { names, conditions }: Offer): Offer {
  return { saying: helpFirst(dangers), names, conditions, dangers };
}
