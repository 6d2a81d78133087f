import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageBands, compareDose, compareOverAges, dailyRange, isAbove } from './doses.ts';
import type { Dose } from '../model/dose.ts';
import type { Limit } from '../model/evidence.ts';

const dose = (min: number | undefined, max: number | undefined, more: Partial<Dose> = {}): Dose => ({
  id: 'magnesium-kids-page',
  reading: 'kids-page',
  nutrient: 'magnesium',
  ages: { from: 6, to: 12 },
  min,
  max,
  unit: 'mg',
  words: 'some magnesium',
  status: 'given',
  references: [],
  ...more,
});
const limit = (amount: number | undefined, more: Partial<Limit> = {}): Limit => ({
  id: 'magnesium-us-4-8',
  nutrient: 'magnesium',
  ages: { from: 4, to: 8 },
  amount,
  unit: 'mg',
  setBy: 'us',
  scope: 'supplements',
  references: [],
  note: 'A note',
  ...more,
});
const kind = (aDose: Dose, aLimit: Limit) => compareDose(aDose, aLimit).kind;

describe('I6 a dose is compared with a limit', () => {
  test('a range up to the limit is within it, one that passes it partly above, and one that begins above it all above', () => {
    expect(kind(dose(50, 110), limit(110))).toBe('within');
    for (const most of [111, 110.5]) expect(kind(dose(50, most), limit(110))).toBe('partly-above');
    expect(kind(dose(100, 200), limit(65))).toBe('above');
  });

  test('no limit set, and no limit found, are not the same and neither is safe', () => {
    expect(kind(dose(100, 200), limit(undefined, { setBy: 'eu' }))).toBe('no-limit-set');
    expect(kind(dose(100, 200), limit(undefined, { setBy: 'nobody' }))).toBe('no-limit-found');
  });

  test('a dose without a number is never called within', () => {
    for (const status of ['given', 'excluded', 'not-given'] as const)
      expect(kind(dose(undefined, undefined, { status }), limit(110))).toBe('not-comparable');
  });

  test('another nutrient’s limit is refused', () => {
    expect(() => compareDose(dose(1, 2), limit(110, { nutrient: 'coq10' }))).toThrow(
      'magnesium can’t be compared with a limit for coq10',
    );
  });
});

describe('I5 a dose for each kilogram is compared over body weights', () => {
  const perKilogram = dose(1, 2, { unit: 'mg/kg', weightKg: { from: 16, to: 60 } });

  test('from the lowest dose of the lightest child to the highest of the heaviest', () => {
    expect(dailyRange(perKilogram)).toEqual({ min: 16, max: 120, unit: 'mg' });
    expect(kind(perKilogram, limit(100))).toBe('partly-above');
  });

  test('without body weights it is refused', () => {
    expect(() => dailyRange(dose(1, 2, { unit: 'mg/kg' }))).toThrow(TypeError);
  });
});

describe('I6 a band of ages takes the strictest limit that one body set in it', () => {
  const [younger, older] = ageBands;

  test('ages 6–8 and 9–12 are in different bands of the US limits', () => {
    const limits = [limit(110), limit(350, { ages: { from: 9, to: 13 } })];
    expect(compareOverAges(dose(100, 200), limits, 'us', younger)?.kind).toBe('partly-above');
    expect(compareOverAges(dose(100, 200), limits, 'us', older)?.kind).toBe('within');
    expect(compareOverAges(dose(100, 200), limits, 'germany', older)).toBeUndefined();
  });

  test('a limit that changes inside the band leads with its lower number', () => {
    const limits = [limit(3.2, { ages: { from: 1, to: 6 } }), limit(6.1, { ages: { from: 7, to: 17 } })];
    expect(compareOverAges(dose(4, 5), limits, 'us', younger)?.kind).toBe('above');
  });

  test('a dose is not compared at ages it is not meant for', () => {
    expect(() => compareOverAges(dose(1, 2), [], 'us', { from: 4, to: 8 })).toThrow(RangeError);
  });
});

describe('K11 whatever the dose, age and limit', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const massUnit = fc.constantFrom('mg' as const, 'mcg' as const);
  const mcg = (value: number, unit: 'mg' | 'mcg') => (unit === 'mg' ? value * 1000 : value);
  const doses = fc.oneof(
    fc
      .record({ a: amount, b: amount, unit: massUnit })
      .map(({ a, b, unit }) => dose(Math.min(a, b), Math.max(a, b), { unit })),
    fc
      .record({ a: amount, b: amount, from: fc.integer({ min: 1, max: 40 }), more: fc.integer({ min: 0, max: 60 }) })
      .map(({ a, b, from, more }) =>
        dose(Math.min(a, b), Math.max(a, b), { unit: 'mg/kg', weightKg: { from, to: from + more } }),
      ),
  );
  const limits = fc.array(
    fc
      .record({
        amount: fc.option(amount, { nil: undefined }),
        unit: massUnit,
        from: fc.integer({ min: 0, max: 20 }),
        years: fc.integer({ min: 0, max: 20 }),
      })
      .map(({ amount: most, unit, from, years }) => limit(most, { unit, ages: { from, to: from + years } })),
    { minLength: 1, maxLength: 5 },
  );

  test('a dose above a limit is never shown as within it', () => {
    fc.assert(
      fc.property(doses, limits, fc.constantFrom(...ageBands), (aDose, someLimits, band) => {
        const result = compareOverAges(aDose, someLimits, 'us', band);
        const highest =
          aDose.unit === 'mg/kg'
            ? (aDose.max ?? 0) * (aDose.weightKg?.to ?? 0) * 1000
            : mcg(aDose.max ?? 0, aDose.unit);
        const isPassed = someLimits.some(
          (limit) =>
            limit.amount !== undefined &&
            limit.ages.from <= band.to &&
            limit.ages.to >= band.from &&
            highest > mcg(limit.amount, limit.unit),
        );
        expect(result !== undefined && isAbove(result)).toBe(isPassed);
      }),
    );
  });

  test('what is within a limit stays within when the limit is raised, and above when it is lowered', () => {
    fc.assert(
      fc.property(doses, amount, fc.nat(1_000_000), (aDose, most, raise) => {
        const strict = compareDose(aDose, limit(most));
        const loose = compareDose(aDose, limit(most + raise));
        if (strict.kind === 'within') expect(loose.kind).toBe('within');
        if (isAbove(loose)) expect(isAbove(strict)).toBe(true);
      }),
    );
  });
});
