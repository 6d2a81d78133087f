import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { dosageWords, doseWords } from './adult-doses.ts';
import { byId, type Records } from '../model/records.ts';
import { ceilingsHoldTheDose, scheduleKeepsTheDoses } from '../rules/adult-ceilings.ts';
import type { AdultDose, Ceiling, Supplement } from '../model/protocol.ts';

const records = loadRecords();
const rules = [ceilingsHoldTheDose, scheduleKeepsTheDoses];
const messagesOf = (some: Records) =>
  rules.flatMap((rule) => rule(some)).map(({ file, message }) => `${file}: ${message}`);

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
      expect(dosage.includes('starting with 1')).toBe(dose.begin !== undefined);
      if (!dose.time) expect(dosage).toContain('once a day at most');
    }
  });
});

describe('S1 P1 the dose, the schedule and the words cannot disagree', () => {
  const times = [undefined, 'morning', 'afternoon', 'evening'] as const;

  test('S1 whatever changes in a dose changes its words, or is refused', () => {
    const changed = fc.record({
      id: fc.constantFrom(...records.supplements.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: 6 }),
      form: fc.constantFrom('gummy' as const, 'capsule' as const, 'tablet' as const),
      time: fc.constantFrom(...times),
      mostADay: fc.integer({ min: 1, max: 6 }),
      mostEach: fc.constantFrom(undefined, 1, 5, 10, 600, 1200),
    });
    fc.assert(
      fc.property(changed, ({ id, count, form, time, mostADay, mostEach }) => {
        const before = byId(records.supplements, id);
        const { begin, mg } = before.dose;
        const dose: AdultDose = {
          ...(begin && { begin }),
          ...(mg && { mg }),
          count,
          form,
          mostADay,
          ...(time && { time }),
          ...(mostEach && { mostEach }),
        };
        const after: Supplement = { ...before, dose };
        const messages = messagesOf({
          ...records,
          supplements: records.supplements.map((each) => (each.id === id ? after : each)),
        });
        const areSameWords = dosageWords(after, records.ingredients, records.doseTexts) === before.dosage;
        expect(areSameWords).toBe(
          count === before.dose.count && form === before.dose.form && time === before.dose.time,
        );
        if (time !== before.dose.time) expect(messages.join()).toContain('schedule.yaml');
        if (mostADay < count) expect(messages.join()).toContain(`${mostADay} is less than the ${count} of one dose`);
        const most = Math.max(mostEach ?? 0, before.dose.mg?.to ?? 0);
        const ceilings = records.ingredients.flatMap((each) =>
          each.ceiling && before.ingredients.includes(each.id) ? [each.ceiling.amount] : [],
        );
        for (const ceiling of ceilings)
          if (most > ceiling) expect(messages.join()).toContain(`above the ceiling of ${ceiling} mg`);
      }),
      { numRuns: 300 },
    );
  });

  test('M6 words of a ceiling that give another amount, or hide a stricter published limit, are refused', () => {
    expect(messagesOf(withCeiling('melatonin', { words: 'Never more than 10 mg' }))).toContainEqual(
      expect.stringMatching(/doesn’t say the ceiling, 5 mg/),
    );
    expect(messagesOf(withCeiling('magnesium', { words: 'At most 350 mg a day' }))).toEqual([
      expect.stringMatching(/above a published limit of 250 mg for adults/),
    ]);
  });
});
