import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { capitalized } from '../text/texts.ts';
import { doseWords } from './adult-doses.ts';

const records = loadRecords();

describe('S1 a dose in words', () => {
  test('S1 its count, its form and its time of day, or that it is taken as needed', () => {
    expect(doseWords({ count: 2, form: 'gummy', time: 'evening', mostADay: 2 })).toBe('2 gummies in the evening');
    expect(doseWords({ count: 1, form: 'gummy', mostADay: 1 })).toBe('1 gummy as needed');
    expect(doseWords({ count: 1, form: 'tablet', time: 'morning', mostADay: 1 })).toBe('1 tablet in the morning');
  });

  test('M6 no dose goes without the ceiling of what is in it, nor without how many to start with', () => {
    for (const { dose, dosage, ingredients } of records.supplements) {
      for (const { id, ceiling } of records.ingredients)
        if (ceiling && ingredients.includes(id)) expect(dosage).toContain(`${ceiling.amount} ${ceiling.unit}`);
      expect(dosage.startsWith('Up to ')).toBe(dose.begin !== undefined);
      expect(dosage.includes('Start with 1')).toBe(dose.begin !== undefined);
      if (!dose.time) expect(dosage).toContain(capitalized(records.doseTexts.adults.onceADay));
    }
  });
});
