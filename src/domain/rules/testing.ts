import { kinds, lists, type Records } from '../records.ts';

/** A set of records with nothing in it but what a test puts there. */
export function recordsWith(some: Partial<Records>): Records {
  const empty = Object.fromEntries([...Object.keys(kinds), ...Object.keys(lists), 'essays'].map((name) => [name, []]));
  return { ...(empty as unknown as Records), ...some };
}
