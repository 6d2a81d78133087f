import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { movedTo } from './night-times.ts';

const { dayRuler } = loadRecords();

test('F3 the times of the day move with bedtime, and getting up is eight hours after it', () => {
  const moved = movedTo('9 AM', dayRuler.hours);
  expect(moved.map(({ time }) => time)).toEqual([
    ...['5 PM', '10 PM', '2 AM', '6 AM', '7 AM', '8 AM', '8:30 AM', '9 AM'],
  ]);
  expect(moved.map(({ text }) => text)).toEqual(dayRuler.hours.map(({ text }) => text));
});

test('F3 nothing but getting up changes if bedtime is as it was', () => {
  const usual = dayRuler.hours.at(-1)?.time ?? '';
  expect(movedTo(usual, dayRuler.hours).slice(1)).toEqual(dayRuler.hours.slice(1));
  expect(movedTo('12:30 AM', dayRuler.hours).at(-1)?.time).toBe('12:30 AM');
});

test('F3 a bedtime that is not an hour is refused', () => {
  expect(() => movedTo('late', dayRuler.hours)).toThrow('late');
});
