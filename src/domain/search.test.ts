import { expect, test } from 'vitest';
import { dayAsked } from './search.ts';

test('B1 a day is asked for by its number, however it is written; other words are words', () => {
  expect(['Day 23', 'day  7', ' DAY 07 '].map(dayAsked)).toEqual(['23', '7', '7']);
  expect(['day', 'day one', '23 days', 'day 0', 'day 230', 'a day 23'].map(dayAsked)).toEqual(Array(6).fill(undefined));
});
