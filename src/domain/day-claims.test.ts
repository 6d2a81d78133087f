import { expect, test } from 'vitest';
import { claimsByText, figuresIn } from './day-claims.ts';

test('figures are found in digits and in words, a common number with what it counts', () => {
  expect([...figuresIn('Ten minutes after 8 PM, forty days, 7–9 hours, one breath')]).toEqual([
    '10 minute',
    '8 pm',
    '40',
    '7 hour',
    '9 hour',
  ]);
});

test('a number that counts something else is no figure of the claim', () => {
  const found = claimsByText(
    ['No games after 7 PM.', 'Set a timer to a quarter to seven.', 'Read the three zones.'],
    [
      { id: 'no-games-7pm', text: 'No video games after 7 PM' },
      { id: 'timing', text: 'Seizures come within 2–3 days' },
    ],
  );
  expect([...found.values()]).toEqual([['no-games-7pm', 'timing'], [], []]);
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
