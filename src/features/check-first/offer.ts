import type { FoundName, FoundNames } from './name-search.ts';

/** Nothing on our list is as long as this. */
const longestName = 80;

/** What the tool says under its field, and what it offers to add. */
export interface Offer {
  saying: string;
  names: readonly FoundName[];
  /** What the Enter key takes: the name that was written whole, or the only one that begins so. */
  onEnter?: FoundName;
  /** What was typed, where it may go on the sheet as it is. */
  unknown?: string;
}

/** “20 mg”, “0.5 mcg”: on the bottle beside the name, and no part of it. */
const strength = /\b\d[\d.,]*\s*(?:mg|mcg|µg|g|ml|units?)\b/gi;

const notOnList = 'Not on our list. That does not mean it is safe. Show this sheet to a pharmacist.';

/** What to say to what was typed. Calm, whatever it is. */
export function offerFor(search: (typed: string) => FoundNames, text: string): Offer {
  const typed = text.replaceAll(strength, ' ').trim().replaceAll(/\s+/g, ' ');
  if (typed === '') return { saying: '', names: [] };
  if (!/\p{L}/u.test(typed)) return { saying: 'Write the name as it stands on the bottle, such as Zoloft.', names: [] };
  if (typed.length > 5 * longestName)
    return { saying: 'That is longer than a name. Write one name, as it stands on the bottle.', names: [] };
  const { names, isExact } = search(typed);
  const whole = names.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const unknown = whole || typed.length > longestName ? {} : { unknown: typed };
  if (names.length === 0) return { saying: notOnList, names, ...unknown };
  const onEnter = whole ?? (names.length === 1 ? names[0] : undefined);
  if (isExact)
    return {
      saying: `${names.length === 1 ? 'One name' : `${names.length} names`} found. Tap yours.`,
      names,
      ...(onEnter && { onEnter }),
      ...unknown,
    };
  const these = names.length === 1 ? 'this name' : `one of these ${names.length} names`;
  return { saying: `Not on our list word for word. Did you mean ${these}?`, names, ...unknown };
}
