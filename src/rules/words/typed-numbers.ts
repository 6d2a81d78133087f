import type { Helpline } from '../../model/evidence.ts';
import { dialed, numbersOf } from '../../safety/helplines.ts';
import { numberWord } from '../../text/number-words.ts';

/** Digits that a reader might dial: a North American number in any of its forms. */
const printed = /(?<![\d.-])(?:\+?1[\s.\u00a0-]?)?\(?\d{3}\)?[\s.\u00a0-]\d{3}[\s.\u00a0-]\d{4}(?![\d-])/g;

/** Everyone knows this number, so a text may simply write it. */
const word = '911';

/** Numbers of helplines that a text writes out. They are written once, in the helpline’s own file. */
export function numbersWritten(text: string, helplines: readonly Helpline[]): string[] {
  const inBraces = (number: string, { id, name }: Helpline) =>
    `don’t type phone numbers. ${number} is the number of ${name}: write {${id}}, or place a care card that calls it`;
  const own = helplines.flatMap((helpline) =>
    numbersOf(helpline)
      .filter((number) => number !== word)
      .flatMap((number) =>
        Array.from(text.matchAll(new RegExp(`(?<![\\w./,$-])${number}(?![\\w/-])`, 'g')), () =>
          number === helpline.call
            ? inBraces(number, helpline)
            : `don’t type phone numbers. ${number} takes messages for ${helpline.name}: name that line as a contact`,
        ),
      ),
  );
  const known = new Set(helplines.flatMap(numbersOf));
  const others = [...text.matchAll(printed)]
    .filter(([number]) => !known.has(number))
    .map(([number]) => {
      const helpline = helplines.find(({ call }) => dialed(call) === dialed(number));
      const names = helplines.map(({ id }) => `{${id}}`).join(', ');
      return helpline
        ? inBraces(number, helpline)
        : `no helpline has the number ${number}. Leave it out, or write one of ${names}`;
    });
  return [...own, ...others];
}

const counted = new RegExp(`\\b(?:${numberWord}|\\d+) (?:core )?supplements\\b`, 'gi');

/** Counts of supplements that a text writes out, and that another supplement would make wrong. */
export const countsWritten = (text: string): string[] =>
  Array.from(
    text.matchAll(counted),
    ([count]) =>
      `“${count}” is counted from the records; write {stack-count} for the products, or {core-count} for what’s in them`,
  );
