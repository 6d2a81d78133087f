import type { ConditionsFound } from './condition-search.ts';
import { namesAForm, type FoundName, type FoundNames } from './name-search.ts';
import type { Offer, Searches } from './offer.ts';
import { tellingWords } from './ordinary-words.ts';

/** Nothing on our list is as long as this. */
export const longestName = 80;

const notOnList = 'Not on our list; that does not mean it is safe. Ask a pharmacist. In danger: 911.';
const asked = 'That is asked below, and it counts here as much as a medicine. Tap what is so';

/** What may go on the sheet of what was typed: what is so of the reader, names, and the text as it is. */
export function offerToAdd(searches: Searches, whole: FoundNames, typed: string): Offer {
  const said = searches.conditions(typed);
  if (said.conditions.length > 0) return offerConditions(searches, said, whole, typed);
  const found = whole.isExact ? whole : namesAmong(searches, typed);
  return offerNames(found.isExact ? found : whole, typed);
}

/** Words that join a name to what was beside it: “oxycodone and” begins the name of a combination. */
const joining = /^(?:[\s,;+&/]|(?:and|or|with|on)\b)+|(?:[\s,;+&/]|\b(?:and|or|with|on))+$/giu;

/** The names in a text that says more than a name, “I take lexapro and drink”: written whole or begun, or else what may be meant. */
function namesAmong({ names }: Searches, text: string): FoundNames {
  const words = tellingWords(text);
  const together = words.join(' ');
  const tried = [text.replaceAll(joining, ''), together].map(names).find(({ isExact }) => isExact);
  if (tried) return tried;
  const found = words.flatMap((word, index) => {
    // “Vitamin D” before all that begin with “vitamin”.
    const ofTwo = names(words.slice(index, index + 2).join(' '));
    const { names: ofWord, isExact } = ofTwo.isExact ? ofTwo : names(word);
    // Four letters begin too many names: “goli” is no golimumab.
    const meant = word.length > 4 ? ofWord : ofWord.filter(({ name }) => name.toLowerCase().split(' ')[0] === word);
    return isExact && word.length > 2 ? meant.slice(0, 3) : [];
  });
  if (found.length > 0) return { names: [...new Set(found)], isExact: true };
  return together.length > 4 ? names(together) : { names: [], isExact: false };
}

/** The names that stand whole in a text that says more, the longest of those that begin alike: “took 10 lexapro”. */
export function namesWholeIn({ names }: Searches, text: string): FoundName[] {
  const words = tellingWords(text);
  const found: FoundName[] = [];
  for (let from = 0; from < words.length; from++)
    for (const length of [3, 2, 1]) {
      const written = words.slice(from, from + length).join(' ');
      const alike = names(written).names;
      const same = alike.filter(({ name }) => name.toLowerCase() === written);
      // “Penicillin” is on the list with more words behind it, and a short word begins what nobody means: “slow” and “plan”.
      const begun = alike.filter(({ name }) => name.toLowerCase().startsWith(`${written} `) && !namesAForm(name));
      const whole = same.length > 0 || written.length < 7 ? same : begun;
      if (whole.length === 0) continue;
      found.push(...whole);
      from += length - 1;
      break;
    }
  return [...new Set(found)].slice(0, 6);
}

/** Whether a name stands in a text with all of its words, or is what the text begins: “breathing slow” is no Slow Fe. */
function isWritten(name: string, typed: string): boolean {
  const [ofName, ofText] = [name, typed].map((text) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}’]+/gu, ' ')} `);
  return ofText?.includes(ofName ?? '') || name.toLowerCase().startsWith(typed.toLowerCase());
}

/** What makes an age no ordinary answer: something was given to a child, or taken. */
const given = /\b(?:gave|given|took|taken|had|twice)\b/i;

/** A condition was named, and perhaps a medicine beside it, “sertraline and wine”, or a product that is called after one, “liver detox tea”. */
function offerConditions(
  searches: Searches,
  { conditions, left }: ConditionsFound,
  whole: FoundNames,
  typed: string,
): Offer {
  const among = namesAmong(searches, left);
  const isProduct = namesAForm(typed) && whole.names.length > 0 && !among.isExact;
  const beside = whole.isExact || isProduct ? whole : among;
  const rest = tellingWords(left).join(' ');
  const names = rest.length > 2 ? beside.names : [];
  const isFound = beside.isExact && names.length > 0;
  const unknown = isFound || typed.length > longestName ? undefined : unknownBeside(typed, left, rest);
  const also =
    names.length > 0 ? ', and the name' : unknown ? `. “${unknown}” is not on our list: put it on your sheet too` : '';
  // An alarm behind every answer is not heard: none where all that was typed is, like an age, no sign of danger.
  const isSteady =
    !given.test(typed) && conditions.every((condition) => condition.isSteady) && (isFound || rest === '');
  return {
    saying: `${asked}${also}.${isSteady ? '' : ' In danger now: 911.'}`,
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

/** The names that were found, to tap; and where none is sure, the text as it is. */
export function offerNames({ names, isExact }: FoundNames, typed: string, whole?: FoundName): Offer {
  const mayBeAName = !whole && typed.length <= longestName && tellingWords(typed).length > 0;
  const unknown = mayBeAName ? { unknown: typed } : {};
  if (names.length === 0) return { saying: notOnList, names, conditions: [], ...unknown };
  // Few letters begin a name that may be another: “goli” is no golimumab.
  const onEnter =
    whole ??
    (typed.length > 4 ? names.find(({ name }, _, all) => all.length === 1 && isWritten(name, typed)) : undefined);
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
