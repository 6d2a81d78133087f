/** Every text and number of a record, at any depth, with its field: `fixes[0].text`. */
function leavesIn(value: unknown, field: string): { field: string; leaf: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ field, leaf: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesIn(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, field ? `${field}.${key}` : key));
}

/** Every text of a record, with its field. */
export const textsIn = (value: unknown, at = ''): { field: string; text: string }[] =>
  leavesIn(value, at).flatMap(({ field, leaf }) => (typeof leaf === 'string' ? [{ field, text: leaf }] : []));

/** Every number of a record, by its field. */
export const numberFields = (value: unknown): ReadonlyMap<string, number> =>
  new Map(leavesIn(value, '').flatMap(({ field, leaf }) => (typeof leaf === 'number' ? [[field, leaf]] : [])));

/** A text as the source of a pattern that matches it. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a browser could take for markup, or for a script behind a link. */
const markup = /<\s*[a-z!/?][^>]*>?|\b(?:javascript|vbscript|data)\s*:\s*[\w/%(]|&#x?[0-9a-f]+;|&[a-z]{2,8};/i;

/** The words with which something in a text would be read as markup. */
export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0];
