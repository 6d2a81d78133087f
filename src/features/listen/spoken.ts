import { splitSentences } from '../../text/sentences.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spell = (number: string) => number.replace(/\d/g, (digit) => ` ${digits[Number(digit)] ?? digit}`).trim();
const area = (code: string) => (code.endsWith('00') ? `${spell(code.slice(0, 1))} hundred` : spell(code));

const units: Readonly<Record<string, string>> = {
  mg: 'milligrams',
  mcg: 'micrograms',
  g: 'grams',
  kg: 'kilograms',
  ml: 'milliliters',
  mL: 'milliliters',
  mmHg: 'millimeters of mercury',
  IU: 'international units',
  min: 'minutes',
  h: 'hours',
};

/** What is written in a way that a voice would stumble over, and how to say it. The order matters: phone numbers come before ranges. */
const rules: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  // A number and whom it calls are side by side in a list.
  [/\b(1-\d{3}-\d{3}-\d{4}|9(?:11|88)|\d{5,6})(?= \p{Lu})/gu, '$1,'],
  [
    /(\b1-)?\(?\b(\d{3})\)?[- ](\d{3})-(\d{4})\b/g,
    (_, countryCode, code = '', first = '', last = '') =>
      `${countryCode ? 'one ' : ''}${area(code)}, ${spell(first)}, ${spell(last)}`,
  ],
  // Emergency and crisis numbers, and numbers to text, but no thousands.
  [/\b(?:9(?:11|88)|\d{5,6}(?<!00))\b/g, (number) => spell(number)],
  [/\$(\d+)[–-](\d+)/g, '$1 to $2 dollars'],
  [/(\d)–(?=\d)/g, '$1 to '],
  // Not a pattern of breathing such as 4-7-8, nor a date.
  [/(^|[^-\d])([\d.]+)-(\d+)(?![-\d])/g, '$1$2 to $3'],
  [/\b1 (mg|mcg|g|kg|ml|mL|IU|min|h)\b/g, (_, unit = '') => `1 ${units[unit]?.replace(/s$/, '') ?? unit}`],
  [/(\d) ?(mg|mcg|g|kg|ml|mL|mmHg|IU|min|h)\b/g, (_, number = '', unit = '') => `${number} ${units[unit] ?? unit}`],
  [/\bmg\b/g, 'milligrams'],
  [/\bmmHg\b/g, 'millimeters of mercury'],
  [/\b(\d{2,3})\/(?=\d{2,3}\b)/g, '$1 over '],
  [/(\d) ?([ap])m\b/g, '$1 $2 m'],
  // The period of “p.m.” is also the one that ends its sentence.
  [/\b([ap])\.m\b(\.(?=\s+\p{Lu}|$))?\.?/gu, '$1 m$2'],
  [/\bKJV\b/g, 'King James Version'],
  [/\b(Mrs?|Dr)\./g, '$1'],
  [/[→←↑↓·✓✕]/g, ' '],
];

/** A text as it is said: phone numbers digit by digit, units and abbreviations as words. */
export const spoken = (text: string): string =>
  rules
    .reduce((rest, [written, say]) => rest.replace(written, say as string), text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:?!])/g, '')
    .trim();

/** A text as sentences. A very long one is cut at its commas, because some voices fall silent after 15 seconds. */
export const spokenSentences = (text: string): string[] =>
  splitSentences(spoken(text))
    .flatMap((sentence) => (sentence.length > 200 ? (sentence.match(/.{80,}?[,;:—](?=\s)|.+$/gs) ?? []) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
