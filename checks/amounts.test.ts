import { describe, expect, test } from 'vitest';
import { amountKey, amountsIn } from './amounts.ts';

const found = (text: string) => amountsIn(text).map((amount) => amount.text);

describe('figures that have to say what they rest on', () => {
  test.each([
    ['Triglycerides fell 20–30% in 30 days.', ['20–30%', '30 days']],
    ['Take 100-200 mg.', ['100-200 mg']],
    ['In 27 small older studies', ['27 small older studies']],
    ['over 2,000 children', ['2,000 children']],
    ['8 to 12 weeks', ['8 to 12 weeks']],
    ['200+ clinical studies', ['200+ clinical studies']],
    ['down 5 percent', ['5 percent']],
    ['about 6\u00a0months', ['6 months']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('in words, and in hours and minutes, only where the sentence is about health', () => {
    expect(found('Ninety days of sleep.')).toEqual(['Ninety days']);
    expect(found('Ninety days of rain.')).toEqual([]);
    expect(found('Sleep well. It took two hours.')).toEqual([]);
    expect(found('Sleep 7–9 hours.')).toEqual(['7–9 hours']);
  });

  test.each([
    'Day 2 Close the day',
    'day 91, an ordinary day',
    'on day 1. One week is short',
    'version 3.2',
    '180/120',
    'in 2024',
    'someone in a study',
  ])('%s holds none', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('amounts that mean the same have one key', () => {
  expect(new Set(['ninety-day', '90 days', '90-Day', 'Ninety days'].map(amountKey))).toEqual(new Set(['90 day']));
  expect(amountKey('7 to 21 days')).toBe(amountKey('7–21 day'));
  expect(amountKey('7 days')).not.toBe(amountKey('7 weeks'));
});
