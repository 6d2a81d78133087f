import { records } from './site.ts';

type Entry = Record<string, unknown>;

/**
 * Whether an entry of a list is meant by its id, by a name, a type or a condition that it’s about, by what it’s dangerous with, or by its
 * first words.
 */
function isMeant(entry: Entry, step: string): boolean {
  const isOneOf = (about: unknown, id: string) => Array.isArray(about) && about.includes(id);
  const together = Object.values((entry.with ?? {}) as Entry);
  return (
    entry.id === step ||
    [entry.names, entry.types, entry.conditions].some((about) => isOneOf(about, step)) ||
    together.some((others) => isOneOf(others, step.replace(/^with /, '')) && step.startsWith('with ')) ||
    ((entry.anyOf ?? []) as Entry[]).some((group) => isMeant(group, step)) ||
    String(entry.text).startsWith(step)
  );
}

/**
 * The text of a record by its path: `drinking.withMedicine.sedative.text`, `medicineTypes.opioids.lines.kratom.text`,
 * `medicineTypes.liver-tested.lines.with naltrexone.text`.
 */
function plainRecord(path: string): string {
  let at: unknown = records;
  for (const step of path.split('.'))
    at = Array.isArray(at)
      ? at.find((entry: Entry, index) => String(index) === step || isMeant(entry, step))
      : (at as Record<string, unknown> | undefined)?.[step];
  if (typeof at !== 'string') throw new Error(`No record has a text at "${path}"`);
  return at;
}

/** What a reader must be told: words, or `{path}` for the text of a record. */
export const told = (text: string): string => (text.startsWith('{') ? plainRecord(text.slice(1, -1)) : text);
