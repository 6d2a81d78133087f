import { expect, test } from 'vitest';
import type { Reference } from '../model/evidence.ts';
import { shortFindingsSayNoMore } from './short-findings.ts';

test('F4 a short finding has no number that the finding lacks', () => {
  const reference = {
    id: 'a',
    finding: 'Of 12 adults, two slept longer.',
    inShort: '2 of 12 slept longer',
  } as Reference;
  expect(shortFindingsSayNoMore({ references: [reference] })).toEqual([]);
  expect(shortFindingsSayNoMore({ references: [{ ...reference, inShort: '9 of 12 slept longer' }] })).toHaveLength(1);
});
