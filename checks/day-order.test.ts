import { expect, test } from 'vitest';
import { dayWith } from '../src/domain/rules/testing.ts';
import type { CareCard } from '../src/domain/schema/evidence.ts';
import { dayOrder } from './day-order.ts';
import { problemsOf } from './testing.ts';

const ribbon = '<div data-care="alcohol" data-care-form="row"><p>Call 911.</p></div>';
const thing = '<ul><li>Note the hour.</li></ul>';
const bad = (line: string) => `<p><em>On a bad day, this alone:</em> <span>${line}</span></p>`;

/** What is said of day 3, whose bad-day line and card are these. */
const on = (badDay: string, parts: string[], tier: CareCard['tier'] = 'urgent') =>
  problemsOf(dayOrder, {
    pages: { '/protocol/day-3': `<main>${parts.join('')}</main>` },
    records: {
      careCards: [{ id: 'alcohol', tier, triggers: [] as string[] } as CareCard],
      adultDays: [dayWith(3, { badDay, do: [{ text: 'Note the hour.' }], careCards: ['alcohol'] })],
    },
  });

test('D1 a ribbon stands before the first thing to do', () => {
  expect(on('Sit a while.', [bad('Sit a while.'), ribbon, thing])).toEqual([]);
  expect(on('Sit a while.', [bad('Sit a while.'), thing, ribbon])).toEqual([
    expect.stringContaining('holds a thing to do before a care ribbon'),
  ]);
});

test('D1 what is enough on a bad day stands before the ribbons, and behind them where it touches a danger', () => {
  expect(on('Sit a while.', [ribbon, bad('Sit a while.'), thing])).toEqual([
    expect.stringContaining('touches none of their dangers'),
  ]);
  const touching = 'Leave the bottle.';
  expect(on(touching, [ribbon, bad(touching), thing])).toEqual([]);
  expect(on(touching, [bad(touching), ribbon, thing])).toEqual([expect.stringContaining('calls for them first')]);
  expect(on('Sit a while.', [bad('Sit a while.'), ribbon, thing], 'emergency')).toEqual([
    expect.stringContaining('calls for them first'),
  ]);
});

test('D1 a day without its line is told', () => {
  expect(on('Sit a while.', [ribbon, thing])).toEqual([expect.stringContaining('does not hold')]);
});
