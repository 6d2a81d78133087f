/** How much is in a pill, which a label puts after the name: “50 mg”. */
const strength = /(?<![\p{L}\p{N}])\d[\d.,]*\s*(?:mg|mcg|µg|μg|g|ml|iu|meq|units?|%)(?![\p{L}\p{N}])/giu;

/** The words of a text: lower case, without accents, apostrophes, signs and strengths. “St. John’s wort” is “st johns wort”. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(strength, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text contains all the words of another, one after the other. Both are plain. */
export const containsWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);
