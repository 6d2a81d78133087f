const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words up to twelve, above that in digits. */
export const inWords = (count: number): string => (count <= 12 && words[count]) || String(count);

/** A number in words below a hundred, as the source of a pattern. */
export const numberWord = `(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:${words.join('|')}))?|${words.join('|')})`;

const digits = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** Every number of a text, in digits or, up to twenty, in words. “One” is an article as often as a number, so it’s left out. */
export function numbersIn(text: string): number[] {
  const written = [...text.matchAll(new RegExp(digits, 'g'))].map(([number]) => Number(number.replaceAll(',', '')));
  const spelled = [...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => words.indexOf(word));
  return [...written, ...spelled.filter((number) => number > 1)];
}

/** A number with the unit that it’s counted in. */
export interface Amount {
  amount: number;
  unit: 'mg' | 'mcg' | 'hours';
}

const amount = new RegExp(
  `(?<![\\w.,])(${digits}(?:[–-]| to | or ))?(${digits})\\s?(mg|mcg|[µμ]g|hours)\\b(?!/kg)`,
  'g',
);

/** The amounts of a text that are in digits. “2 to 3 hours” gives 3 alone, because two hours may be too short. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(amount)].flatMap(([, from = '', to = '', written = '']) => {
    const unit = written === 'mg' || written === 'hours' ? written : 'mcg';
    return numbersIn(unit === 'hours' ? to : from + to).map((number) => ({ amount: number, unit }));
  });
