import { readRecords } from '../../src/content-loader/records.ts';

const records = readRecords();

/** The text of a record by its path: `drinking.besideMedicine.sedative.text`, `medicines.opioids.plan.0`. */
export function plainRecord(path: string): string {
  let at: unknown = records;
  for (const step of path.split('.'))
    at = Array.isArray(at)
      ? at.find((one: { id?: string }, index) => one.id === step || String(index) === step)
      : (at as Record<string, unknown> | undefined)?.[step];
  if (typeof at !== 'string') throw new Error(`tests/readers.yaml: no record has a text at "${path}"`);
  return at;
}
