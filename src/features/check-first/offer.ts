import type { ConditionsFound, FoundCondition } from './condition-search.ts';
import { namesAForm, type FoundName, type FoundNames } from './name-search.ts';

/** Nothing on our list is as long as this. */
const longestName = 80;

/** What the tool says under its field, and what it offers to add. */
export interface Offer {
  saying: string;
  names: readonly FoundName[];
  /** What was typed and is asked below: to be tapped, and never a medicine that nobody knows. */
  conditions: readonly FoundCondition[];
  /** What the Enter key takes: the name that was written whole, or the only one that begins so. */
  onEnter?: FoundName;
  /** What was typed, where it may go on the sheet as it is. */
  unknown?: string;
}

/** “20 mg”, “0.5 mcg”: on the bottle beside the name, and no part of it. */
const strength = /\b\d[\d.,]*\s*(?:mg|mcg|µg|g|ml|units?)\b/gi;

const notOnList = 'Not on our list. That does not mean it is safe. Show this sheet to a pharmacist.';

/** The searches that an offer is made from. */
export interface Searches {
  names: (typed: string) => FoundNames;
  conditions: (typed: string) => ConditionsFound;
}

const only = (saying: string): Offer => ({ saying, names: [], conditions: [] });

/** What to say to what was typed. Calm, whatever it is. */
export function offerFor(searches: Searches, text: string): Offer {
  const typed = text.replaceAll(strength, ' ').trim().replaceAll(/\s+/g, ' ');
  if (typed === '') return only('');
  if (!/\p{L}/u.test(typed)) return only('Write the name as it stands on the bottle, such as Zoloft.');
  if (typed.length > 5 * longestName)
    return only('That is longer than a name. Write one name, as it stands on the bottle.');
  const asTyped = searches.names(typed);
  const whole = asTyped.names.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const said = whole ? { conditions: [], left: '' } : searches.conditions(typed);
  return said.conditions.length > 0
    ? offerConditions(searches, said, asTyped, typed)
    : offerNames(asTyped, typed, whole);
}

/** A condition was named, and perhaps a medicine beside it, “sertraline and wine”, or a product that is called after one, “liver detox tea”. */
function offerConditions(
  searches: Searches,
  { conditions, left }: ConditionsFound,
  asTyped: FoundNames,
  typed: string,
): Offer {
  const { names, isExact } = asTyped.isExact || namesAForm(typed) ? asTyped : searches.names(left);
  const shown = names.length > 0 && /\p{L}{3}/u.test(left) ? names : [];
  const isProduct = namesAForm(left) && !(isExact && shown.length > 0) && typed.length <= longestName;
  const also = shown.length > 0 ? ', and the name' : isProduct ? ', and put the product on your sheet' : '';
  return {
    saying: `That is asked below, and it counts here as much as a medicine. Tap what is so${also}.`,
    names: shown,
    conditions,
    ...(isProduct && { unknown: typed }),
  };
}

function offerNames({ names, isExact }: FoundNames, typed: string, whole: FoundName | undefined): Offer {
  const unknown = whole || typed.length > longestName ? {} : { unknown: typed };
  if (names.length === 0) return { ...only(notOnList), ...unknown };
  const onEnter = whole ?? (names.length === 1 ? names[0] : undefined);
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
