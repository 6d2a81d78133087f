import { expect, test } from 'vitest';
import { claimsByText, numbersIn } from './day-claims.ts';

test('numbers are found in digits and in words', () => {
  expect([...numbersIn('Ten minutes after 8 PM, forty days, one breath')]).toEqual([10, 8, 40]);
});

test('a claim stands behind the texts that give its figure, and else behind the first', () => {
  const found = claimsByText(
    ['Why it is so.', 'In bed by 10 PM.', 'A walk.'],
    [
      { id: 'bed-10pm', text: 'In bed by 10 PM' },
      { id: 'missed-day', text: 'A missed day made no difference' },
    ],
  );
  expect([...found.values()]).toEqual([['missed-day'], ['bed-10pm'], []]);
});
