/** Every text of a record, at any depth, with its field: `fixes[0].text`. */
export function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, field ? `${field}.${key}` : key));
}

/** A text as the source of a pattern that matches it. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether one of these phrases is in a text. */
export const hasAny = (text: string, phrases: readonly RegExp[]): boolean =>
  phrases.some((phrase) => phrase.test(text));

/** A text inside a sentence: “Blood thinners” becomes “blood thinners”, and “HIV medicines” stays as it is. */
export const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A text at the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a text: lower case, without accents, apostrophes and signs. “St. John’s wort” is “st johns wort”. */
export const normalized = (text: string): string =>
  text
    .replaceAll(/['’‘`´]/g, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
