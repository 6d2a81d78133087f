import { records } from './site.ts';

/** The text of a record by its path: `drinking.withMedicine.sedative.text`, `medicines.opioids.more.0`. */
function plainRecord(path: string): string {
  let at: unknown = records;
  for (const step of path.split('.'))
    at = Array.isArray(at)
      ? at.find((one: { id?: string }, index) => one.id === step || String(index) === step)
      : (at as Record<string, unknown> | undefined)?.[step];
  if (typeof at !== 'string') throw new Error(`No record has a text at "${path}"`);
  return at;
}

/** What a reader must be told: words, or `{path}` for the text of a record. */
export const told = (text: string): string => (text.startsWith('{') ? plainRecord(text.slice(1, -1)) : text);
