import { prose } from './common.ts';

/** A blank in a text, for a name, a number or a date. */
const blank = '…';

/** A text with so many blanks. */
export const withBlanks = (count: number) =>
  prose.refine((text) => text.split(blank).length === count + 1, {
    error: `write … for each blank, ${count} in all: the site puts a name, a number or a date there`,
  });

/** A text with these in its blanks, in their order. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  const [first = '', ...others] = text.split(blank);
  return first + others.map((part, index) => `${values[index] ?? blank}${part}`).join('');
}
