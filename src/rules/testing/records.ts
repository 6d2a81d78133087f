import type { Problem } from '../../problems/problems.ts';
import { kinds, singles, type Records } from '../../model/records.ts';
import type { Day } from '../../model/day.ts';

/** A set of records with nothing in it but what a test puts there. */
export function recordsWith(some: Partial<Records>): Records {
  const empty = Object.fromEntries(
    [...Object.keys(kinds), ...Object.keys(singles), 'essays'].map((name) => [name, []]),
  );
  return { ...(empty as unknown as Records), ...some };
}

/** A day with this number that keeps every rule, and what a test changes of it. */
export const dayWith = (number: number, some: Partial<Day> = {}): Day => ({
  id: String(number).padStart(3, '0'),
  title: `The window, ${number}`,
  why: 'The street is there.',
  claims: [],
  do: [{ text: 'Look out of a window for a minute.', claims: [] }],
  badDay: 'One slow breath.',
  careCards: [],
  ...some,
});

/** Problems as an editor reads them, one a line. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, line, field, message }) => `${file} ${line ? `line ${line}, ` : ''}${field}: ${message}`);
