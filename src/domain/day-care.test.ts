import { expect, test } from 'vitest';
import { loadRecords } from '../records.ts';
import { careComesFirst } from './day-care.ts';
import { plannedDays } from './rules/day-texts.ts';

const records = loadRecords();
const { careCards } = records;
const withCards = plannedDays(records).filter(({ day }) => day.careCards.length > 0);
const isFirst = (badDay: string, ...cards: string[]) => careComesFirst({ badDay, careCards: cards }, careCards);

test('D1 whoever can do one thing only reads it before the ribbons of the day, where it touches no danger', () => {
  expect(isFirst('Read Check first.', 'alcohol', 'medication')).toBe(false);
  expect(isFirst('Choose the one thing you would ask.', 'see-a-clinician')).toBe(false);
  expect(isFirst('Put a book on the pillow.')).toBe(false);
});

test('D1 nothing to do stands before the ribbon of an emergency, nor a line that touches a danger before any ribbon', () => {
  for (const card of ['heart', 'suicide']) expect(isFirst('Read one page.', card), card).toBe(true);
  for (const line of [
    'Take what was prescribed.',
    'Leave the lid on.',
    'Pour one drink into the sink.',
    'Breathe in for 4, out for 6.',
    'Write how long you have been coughing.',
    'If it is very dark, text 988.',
  ])
    expect(isFirst(line, 'see-a-clinician'), line).toBe(true);
});

test('D1 the lines that stand before their ribbons were read one by one: a new or another one is read before it is added', () => {
  const before = withCards.filter(({ day }) => !careComesFirst(day, careCards));
  expect(before.map(({ plan, number, day }) => `${plan} ${number}: ${day.badDay}`)).toEqual([
    'adults 1: Read Check first. That is a whole day 1.',
    'adults 13: Think back: is anything new since last week? One word is enough.',
    'adults 29: Say the three words aloud, and write them another day.',
    'adults 31: Read one label, the nearest.',
    'adults 33: A glass of water within reach, unless your fluids are limited.',
    'adults 36: What went first, the last time? One word.',
    'adults 38: One song you loved at sixteen, start to end.',
    'adults 40: Ask yourself which of the six is nearest.',
    'adults 42: Guess the hour at which it knocks most.',
    'adults 44: Ask one person, by message, how their week has been.',
    'adults 53: Name the hour at which work let go of you.',
    'adults 62: Finish this: “The fog came about the time that …”',
    'adults 63: Choose the one thing you would ask.',
    'adults 69: Answer one friend, with one word.',
    'adults 72: Think of one place nearby that would let you sit a while.',
    'adults 76: Repeat one sentence that somebody said to you this week.',
    'adults 86: Think whom you would like beside you in the waiting room.',
    'adults 88: Choose the one person you would tell.',
    'adults 90: Have supper. Keep one of your habits tomorrow.',
  ]);
});

test('D1 no line that prescribes, measures or names a bottle stands before a ribbon', () => {
  const first = withCards.filter(({ day }) => careComesFirst(day, careCards)).map(({ number }) => number);
  expect(first).toEqual([5, 12, 19, 30, 39, 57, 59, 60, 61, 74, 80, 82, 83]);
});
