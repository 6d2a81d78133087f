import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageBands, compareDose, compareOverAges, dailyRange, isAbove, limitResultWords } from './doses.ts';
import { loadRecords } from '../content-loader/records.ts';
import type { Dose } from '../model/dose.ts';
import type { Limit } from '../model/evidence.ts';

const { results } = loadRecords().doseTexts.children;

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
const said = (aDose: Dose, aLimit: Limit) => limitResultWords(compareDose(aDose, aLimit), results);

describe('I6 a dose is compared with a limit', () => {
  test('a range up to the limit is within it', () => {
    expect(said(dose(50, 110), limit(110))).toBe('Within the US limit of 110 mg');
  });

  test('a range that passes the limit says from which amount', () => {
    expect(said(dose(100, 200), limit(110))).toBe('Above the US limit from 111 mg');
    expect(said(dose(50, 100), limit(65, { setBy: 'project' }))).toBe('Above our own limit from 66 mg');
  });

  test('a range in fractions says that anything over the limit is above it', () => {
    expect(said(dose(5, 7), limit(6.1))).toBe('Above the US limit at anything over 6.1 mg');
    expect(said(dose(100, 110.5), limit(110))).toBe('Above the US limit at anything over 110 mg');
  });

  test('a range that begins above the limit is above it at every amount', () => {
    expect(said(dose(100, 200), limit(65))).toBe('Above the US limit of 65 mg at every amount');
  });

  test('no limit set, and no limit found, are not the same and neither is safe', () => {
    expect(said(dose(100, 200), limit(undefined, { setBy: 'eu' }))).toBe('No European limit could be set');
    expect(said(dose(100, 200), limit(undefined, { setBy: 'nobody' }))).toBe(
      'No one has set a limit, and that doesn’t mean it’s safe',
    );
  });

  test('a dose without a number is never called within', () => {
    expect(said(dose(undefined, undefined), limit(110))).toBe('No number to compare');
    expect(said(dose(undefined, undefined, { status: 'excluded' }), limit(110))).toBe('Not for children');
    expect(said(dose(undefined, undefined, { status: 'not-given' }), limit(undefined))).toBe('No dose named');
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
    expect(said(perKilogram, limit(100))).toBe('Above the US limit from 101 mg');
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
          (one) =>
            one.amount !== undefined &&
            one.ages.from <= band.to &&
            one.ages.to >= band.from &&
            highest > mcg(one.amount, one.unit),
        );
        expect(result !== undefined && isAbove(result)).toBe(isPassed);
        if (result && isPassed) expect(limitResultWords(result, results)).toMatch(/^Above the /);
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
