/** A blank in a text, for a name, a number or a date. */
export const blank = '…';

/** A text with these in its blanks, in their order. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  const [first = '', ...others] = text.split(blank);
  return first + others.map((part, index) => `${values[index] ?? blank}${part}`).join('');
}
