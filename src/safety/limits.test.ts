import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agesIn,
  byStrictness,
  isAboveLimit,
  isSet,
  limitAmount,
  limitsAt,
  oldestAge,
  type MassUnit,
  type SetLimit,
} from './limits.ts';
import type { Limit } from '../model/evidence.ts';

const magnesium = (from: number, to: number, amount: number | undefined, more: Partial<Limit> = {}): Limit => ({
  id: `magnesium-${from}-${to}`,
  nutrient: 'magnesium',
  ages: { from, to },
  amount,
  unit: 'mg',
  setBy: 'us',
  scope: 'supplements',
  references: [],
  note: 'A note',
  ...more,
});
const us = [magnesium(4, 8, 110), magnesium(9, 13, 350)];
const set = (amount: number, unit: MassUnit): SetLimit => ({ ...magnesium(4, 8, amount, { unit }), amount });

describe('K11 a limit is found by age', () => {
  test('a band holds both of its ends: 4–8 lasts until the ninth birthday', () => {
    expect([4, 8, 9, 13].map((age) => limitsAt(us, 'magnesium', age).map(({ amount }) => amount))).toEqual([
      [110],
      [110],
      [350],
      [350],
    ]);
  });

  test('an age with no limit has none, and borrows no neighbor’s', () => {
    expect(limitsAt(us, 'magnesium', 3)).toEqual([]);
    expect(limitsAt(us, 'vitamin-b6', 5)).toEqual([]);
  });

  test.each([-1, 6.5, oldestAge + 1, Number.NaN, Infinity])(
    'age %s is refused: a wrong band would look like a safe dose',
    (age) => {
      expect(() => limitsAt(us, 'magnesium', age)).toThrow(RangeError);
    },
  );

  test('ages in the wrong order are refused', () => {
    expect(() => agesIn({ from: 9, to: 6 })).toThrow('the younger first, not 9–6');
  });
});

describe('K11 the strictest limit leads', () => {
  test('whoever set it, and whatever its unit', () => {
    const limits = [
      magnesium(4, 8, 110),
      magnesium(4, 8, 65_000, { unit: 'mcg', setBy: 'project' }),
      magnesium(4, 8, undefined, { setBy: 'eu' }),
    ];
    expect(limits.toSorted(byStrictness).map(({ setBy }) => setBy)).toEqual(['project', 'us', 'eu']);
  });

  test('it is never above any other limit of the same age, and one without a number leads only where no body set one', () => {
    const some = fc.array(
      fc.record({
        amount: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
        unit: fc.constantFrom('mg' as const, 'mcg' as const),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(some, (amounts) => {
        const limits = amounts.map(({ amount, unit }) => magnesium(4, 8, amount, { unit }));
        const [lead] = limits.toSorted(byStrictness);
        return limits
          .filter(isSet)
          .every((limit) => lead !== undefined && isSet(lead) && !isAboveLimit(lead.amount, lead.unit, limit));
      }),
    );
  });
});

describe('K11 an amount is above a limit or it is not', () => {
  test('the limit itself is within', () => {
    expect(isAboveLimit(110, 'mg', set(110, 'mg'))).toBe(false);
    expect(isAboveLimit(111, 'mg', set(110, 'mg'))).toBe(true);
  });

  test('units never mix: the same mass compares the same in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (amountMcg, limitMcg) => {
        const expected = amountMcg > limitMcg;
        for (const [amount, unit] of [
          [amountMcg, 'mcg'],
          [amountMcg / 1000, 'mg'],
        ] as const) {
          for (const limit of [set(limitMcg, 'mcg'), set(limitMcg / 1000, 'mg')])
            expect(isAboveLimit(amount, unit, limit)).toBe(expected);
        }
      }),
    );
  });

  test.each([-1, Number.NaN, Infinity])('%s mg is no amount', (amount) => {
    expect(() => isAboveLimit(amount, 'mg', set(110, 'mg'))).toThrow(RangeError);
  });

  test('its number is printed with its unit', () => {
    expect(limitAmount(set(1500, 'mcg'))).toBe('1,500 mcg');
  });
});
