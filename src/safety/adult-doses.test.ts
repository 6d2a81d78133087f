import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { doseWords } from './adult-doses.ts';
import type { Records } from '../model/records.ts';
import { ceilingsHoldTheDose } from '../rules/adult-ceilings.ts';
import type { Ceiling } from '../model/protocol.ts';

const records = loadRecords();
const messagesOf = (some: Records) => ceilingsHoldTheDose(some).map(({ message }) => message);

const withCeiling = (id: string, change: Partial<Ceiling>): Records => ({
  ...records,
  ingredients: records.ingredients.map((each) =>
    each.id === id && each.ceiling ? { ...each, ceiling: { ...each.ceiling, ...change } } : each,
  ),
});

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
      if (!dose.time) expect(dosage).toContain('once a day at most');
    }
  });
});

test('M6 words of a ceiling that give another amount, or hide a stricter published limit, are refused', () => {
  expect(messagesOf(withCeiling('melatonin', { words: 'Never more than 10 mg' }))).toContainEqual(
    expect.stringMatching(/doesn’t say the ceiling, 5 mg/),
  );
  expect(messagesOf(withCeiling('magnesium', { words: 'At most 350 mg a day' }))).toEqual([
    expect.stringMatching(/above a published limit of 250 mg for adults/),
  ]);
});
