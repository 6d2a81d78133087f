import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { doseWords } from './adult-doses.ts';

const records = loadRecords();

describe('S1 a dose in words', () => {
  test('S1 its count, its form and its time of day, or that it is taken as needed', () => {
    expect(doseWords({ count: 2, form: 'gummy', time: 'evening', mostADay: 2 })).toBe('2 gummies in the evening');
    expect(doseWords({ count: 1, form: 'gummy', mostADay: 1 })).toBe('1 gummy as needed');
    expect(doseWords({ count: 1, form: 'tablet', time: 'morning', mostADay: 1 })).toBe('1 tablet in the morning');
  });

  test('M6 no dose goes without the ceiling of what is in it', () => {
    for (const { dosage, ingredients } of records.supplements)
      for (const { id, ceiling } of records.ingredients)
        if (ceiling && ingredients.includes(id)) expect(dosage).toContain(`${ceiling.amount} ${ceiling.unit}`);
  });
});
