import { expect, test } from 'vitest';
import { dayWith } from '../../src/domain/rules/testing.ts';
import type { Day, Week } from '../../src/domain/schema/day.ts';
import { dayCounts } from './day-counts.ts';

const week = { plan: 'adults', from: 1, to: 7, title: 'A week', sentence: 'One.', screens: 'None.' } as Week;
const countsOf = (...adultDays: Day[]) => {
  const counts = dayCounts({ adultDays, kidsDays: [], weeks: [week] });
  return (what: string) => counts.find((count) => count.what === `adults: ${what}`)?.where;
};

test('days that open alike are counted, and those that follow each other are told', () => {
  const where = countsOf(
    dayWith(1, { title: 'The lamp', do: [{ text: 'Draw a spoon.' }], why: 'Most lamps are low.' }),
    dayWith(2, { title: 'The step', do: [{ text: 'Draw a hen.' }], why: 'Some hens are low.' }),
    dayWith(3, { title: 'The hall', do: [{ text: 'Sit.' }], why: 'A hall is a room. Not quite.' }),
  );
  expect(where('first words of three titles or more')).toEqual(['the 3 (1 2 3)']);
  expect(where('the same first word to do, two days in a row')).toEqual(['draw 1–2']);
  expect(where('the same first word of why, two days in a row')).toEqual([]);
  expect(where('last two words of why, on two days or more')).toEqual(['are low 2 (1 2)']);
  expect(where('why that ends on six words or fewer')).toEqual(['3']);
});

test('a prop that comes twice in a week is told, in either number; twice in one day it is not', () => {
  const spoon = (number: number, text: string) =>
    dayWith(number, { title: 'A', why: 'B.', badDay: 'C.', do: [{ text }] });
  const where = countsOf(spoon(1, 'A kettle, and a kettle.'), spoon(2, 'A spoon.'), spoon(3, 'Two spoons.'));
  expect(where('props on two days of one week')).toEqual(['spoon 2 3']);
});
