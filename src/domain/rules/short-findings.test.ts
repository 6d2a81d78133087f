import { expect, test } from 'vitest';
import { loadRecords } from '../../records.ts';
import { findingsAreShort } from './short-findings.ts';
import { faultLines } from './testing.ts';

const { references, essays } = loadRecords();
const cited = 'habit-lally-2010';
const withShort = (inShort: string | undefined) => ({
  references: references.filter(({ id }) => id === cited).map((reference) => ({ ...reference, inShort })),
  essays,
});

test('E1 every source that an essay cites says in a few words what it found', () => {
  expect(findingsAreShort({ references, essays })).toEqual([]);
});

test.each([
  ['left out', undefined, 'an essay cites this source: say in at most 14 words'],
  ['of too many words', 'a word '.repeat(8).trim(), 'has 16 words; at most 14'],
  ['with a number of its own', 'Habits took 66 days', '66 does not stand in its `finding`'],
])('a short finding %s is refused', (_, inShort, words) => {
  expect(faultLines(findingsAreShort(withShort(inShort)))).toEqual([expect.stringContaining(words)]);
});
