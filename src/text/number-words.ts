const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words up to twelve, above that in digits. */
export const inWords = (count: number): string => (count <= 12 && words[count]) || String(count);

/** A number in words below a hundred, as the source of a pattern. */
export const numberWord = `(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:${words.join('|')}))?|${words.join('|')})`;

/** Every number of a text, in digits or, up to twenty, in words. “One” is an article as often as a number, so it’s left out. */
export function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));
  const spelled = [...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => words.indexOf(word));
  return [...digits, ...spelled.filter((number) => number > 1)];
}
