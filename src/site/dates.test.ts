import { describe, expect, test } from 'vitest';
import { addMonths, daysBetween, formatDate } from './dates.ts';

describe('dates', () => {
  test('read as a reader expects, in every time zone', () => {
    expect(formatDate('2026-11-21')).toBe('November 21, 2026');
    expect(formatDate('2025-01-01')).toBe('January 1, 2025');
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '21.11.2026', ''])('%j is no day', (iso) => {
    expect(() => formatDate(iso)).toThrow('Invalid day');
  });

  test.each([
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months is %s', (iso, months, expected) => {
    expect(addMonths(iso, months)).toBe(expected);
  });

  test('days between are whole, and negative backward', () => {
    expect(daysBetween('2026-11-21', '2026-11-22')).toBe(1);
    expect(daysBetween('2026-11-22', '2026-11-21')).toBe(-1);
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });
});
