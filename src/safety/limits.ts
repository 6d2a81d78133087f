import type { DoseUnit } from '../model/dose.ts';
import type { Limit, LimitSetBy } from '../model/evidence.ts';
import type { Nutrient } from '../model/nutrient.ts';

/** The age from which a limit for adults counts. */
export const adultAge = 19;

/** The oldest age that a record can name. */
export const oldestAge = 120;

/** A unit of plain mass, the only kind that amounts are compared in. */
export type MassUnit = Exclude<DoseUnit, 'mg/kg'>;

/** A limit with a number. */
export type SetLimit = Limit & { amount: number };

/** Whole years, both ends included. */
export interface Ages {
  from: number;
  to: number;
}

/** How each body’s limit is called in a sentence: “the US limit”. */
export const limitNames: Record<LimitSetBy, string> = {
  us: 'US limit',
  eu: 'European limit',
  germany: 'German limit',
  project: 'our own limit',
  nobody: 'limit',
};

/** How a limit of our own is called that a stricter one has replaced. */
export const replacedLimit = 'our older figure';

const nanograms: Record<MassUnit, number> = { mg: 1e6, mcg: 1e3 };

/** An amount in whole nanograms, so that amounts in different units compare exactly. */
export function inNanograms(amount: number, unit: MassUnit): number {
  if (!Number.isFinite(amount) || amount < 0)
    throw new RangeError(`an amount is a number from 0 upward, not ${amount}`);
  return Math.round(amount * nanograms[unit]);
}

/** True where the limit is a number, and false where its body could set none. */
export const isSet = (limit: Limit): limit is SetLimit => limit.amount !== undefined;

/** True if the ranges overlap. */
export const doOverlap = (a: Ages, b: Ages) => a.from <= b.to && b.from <= a.to;

/** Throws RangeError for a range without any age. */
function checkAges({ from, to }: Ages): void {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to > oldestAge || from > to) {
    throw new RangeError(`ages are whole years from 0 to ${oldestAge}, the younger first, not ${from}–${to}`);
  }
}

/** Every whole age of a range. Throws RangeError for ages below 0, above 120, not whole, or in the wrong order. */
export function agesIn({ from, to }: Ages): number[] {
  checkAges({ from, to });
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The limits for one nutrient at this age, in whole years: 4–8 lasts until the ninth birthday.
 * Throws RangeError for an impossible age, because a wrong band would look like a safe dose.
 */
export function limitsAt(limits: readonly Limit[], nutrient: Nutrient, ageYears: number): Limit[] {
  const age = { from: ageYears, to: ageYears };
  checkAges(age);
  return limits.filter((limit) => limit.nutrient === nutrient && doOverlap(limit.ages, age));
}

/** Puts the lower limit first, and limits without a number last. */
export function byStrictness(a: Limit, b: Limit): number {
  if (!isSet(a) || !isSet(b)) return Number(isSet(b)) - Number(isSet(a));
  return inNanograms(a.amount, a.unit) - inNanograms(b.amount, b.unit);
}

/** The strictest of the limits for a nutrient at any of these ages; undefined where none has a number. */
export const strictestLimit = (limits: readonly Limit[], nutrient: Nutrient, ages: Ages): SetLimit | undefined =>
  agesIn(ages)
    .flatMap((age) => limitsAt(limits, nutrient, age))
    .filter(isSet)
    .toSorted(byStrictness)[0];

/**
 * Whether a day’s amount is more than the limit. The limit itself is still within.
 * Throws RangeError for an amount below 0 or not finite.
 */
export function isAboveLimit(amount: number, unit: MassUnit, limit: SetLimit): boolean {
  return inNanograms(amount, unit) > inNanograms(limit.amount, limit.unit);
}

/** The limit’s number as printed: “1,500 mcg”. */
export const limitAmount = ({ amount, unit }: SetLimit): string => `${amount.toLocaleString('en-US')} ${unit}`;
