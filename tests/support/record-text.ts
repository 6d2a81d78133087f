import { records } from './site.ts';

/** Whether an entry of a list is meant by its id, or by a name, a type or a condition that it’s about. */
const isMeant = (entry: Record<string, unknown>, step: string): boolean =>
  [entry.id, entry.ownNames, entry.names, entry.types, entry.onlyIf].some(
    (about) => about === step || (Array.isArray(about) && about.includes(step)),
  );

/** The text of a record by its path: `drinking.withMedicine.sedative.text`, `medicines.opioids.dangerousWith.naltrexone.text`, `medicines.opioids.more.0`. */
function plainRecord(path: string): string {
  let at: unknown = records;
  for (const step of path.split('.'))
    at = Array.isArray(at)
      ? at.find((entry: Record<string, unknown>, index) => String(index) === step || isMeant(entry, step))
      : (at as Record<string, unknown> | undefined)?.[step];
  if (typeof at !== 'string') throw new Error(`No record has a text at "${path}"`);
  return at;
}

/** What a reader must be told: words, or `{path}` for the text of a record. */
export const told = (text: string): string => (text.startsWith('{') ? plainRecord(text.slice(1, -1)) : text);
