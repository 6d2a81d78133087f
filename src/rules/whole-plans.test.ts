import { describe, expect, test } from 'vitest';
import { afterPage, numberOf } from '../plan/days.ts';
import { textsIn } from '../model/texts.ts';
import { loadRecords } from '../content-loader/records.ts';
import type { Day, Habit } from '../model/day.ts';
import { daysAreAllThere, daysAreNumbered } from './whole-plans.ts';
import { habitsAreRepeatedAfterTheyBegin, oneNewHabitAWeek } from './habits.ts';
import { dayWith, problemLines } from './testing.ts';

const { weeks } = loadRecords();
const adults = (...adultDays: Day[]) => ({ adultDays, kidsDays: [] as Day[] });

describe('D6 the days of a plan', () => {
  test('are named by their number, and none lies outside the plan', () => {
    expect(problemLines(daysAreNumbered(adults(dayWith(17))))).toEqual([]);
    expect(problemLines(daysAreNumbered(adults({ ...dayWith(1), id: '91' }, { ...dayWith(1), id: '091' })))).toEqual([
      'protocol/days/adult/91.yaml : a day’s file is named by its number in three digits, from 001 to 090. Rename it.',
      expect.stringContaining('091.yaml'),
    ]);
    expect(problemLines(daysAreNumbered({ adultDays: [], kidsDays: [dayWith(31)] }))).toEqual([
      expect.stringContaining('from 001 to 030'),
    ]);
  });

  test('are all there', () => {
    const all = (length: number) => Array.from({ length }, (_, index) => dayWith(index + 1));
    expect(daysAreAllThere({ adultDays: all(90), kidsDays: all(30) })).toEqual([]);
    expect(
      problemLines(daysAreAllThere({ adultDays: all(90).filter(({ id }) => id !== '017'), kidsDays: all(29) })),
    ).toEqual([
      'protocol/days/adult/017.yaml : this plan has exactly 90 days, and day 17 is missing. Write it.',
      'protocol/days/kids/030.yaml : this plan has exactly 30 days, and day 30 is missing. Write it.',
    ]);
  });
});

describe('D6 habits', () => {
  const habit = (id: string, day: number, plan: Habit['plan'] = 'adults'): Habit => ({
    id,
    plan,
    day,
    text: 'A habit',
  });
  const lines = (habits: Habit[]) => problemLines(oneNewHabitAWeek({ habits, weeks }));

  test('are planted one a week, and none near the end', () => {
    expect(lines([habit('one', 8), habit('two', 15), habit('three', 8, 'kids')])).toEqual([]);
    expect(lines([habit('one', 8), habit('two', 10)])).toEqual([
      expect.stringMatching(/habits\.yaml \[1\]\.day: 10 is in the week that plants "one"/),
    ]);
    expect(lines([habit('late', 61), habit('late-too', 25, 'kids')])).toEqual([
      expect.stringContaining('after day 60 of the adults'),
      expect.stringContaining('after day 24 of the kids'),
    ]);
  });

  const habits = [habit('same-hour-up', 8)];
  const planted = dayWith(8, {
    introduces: 'same-hour-up',
    do: [{ text: 'Up at six.', claims: [], habit: 'same-hour-up' }],
  });
  const onDays = (...days: Day[]) => problemLines(habitsAreRepeatedAfterTheyBegin({ ...adults(...days), habits }));

  test('are planted on their day, and repeated on later ones', () => {
    expect(onDays(planted, dayWith(9, { do: planted.do }))).toEqual([]);
    expect(onDays(dayWith(7, { do: planted.do }))).toEqual([
      expect.stringMatching(/007\.yaml do\[0\]\.habit: "same-hour-up" is planted on day 8/),
    ]);
    expect(onDays(dayWith(8, { introduces: 'same-hour-up' }))).toEqual([expect.stringContaining('none of these is')]);
    expect(onDays(dayWith(8, { do: planted.do }))).toEqual([expect.stringContaining('this says nothing')]);
    expect(onDays(dayWith(9, { introduces: 'same-hour-up' }))).toEqual([
      expect.stringContaining('is not planted on day 9'),
    ]);
    expect(onDays(dayWith(9, { do: [{ text: 'Up at six.', claims: [], habit: 'same-hours-up' }] }))).toEqual([
      expect.stringContaining('Did you mean “same-hour-up”?'),
    ]);
  });
});

test('D9 days 1, 14, 30, 60 and 90, and the page after them, ask for the same three numbers', () => {
  const { adultDays, plainPages } = loadRecords();
  const rated = [1, 14, 30, 60, 90].map((number) => adultDays.find((day) => numberOf(day) === number));
  for (const record of [...rated, afterPage({ plainPages }, 'adults')])
    expect(
      textsIn(record)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/numbers from 0 to 10.*: how foggy you felt, how well you slept, and how much energy you had/);
});
