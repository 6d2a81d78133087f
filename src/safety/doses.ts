import {
  agesIn,
  byStrictness,
  isAboveLimit,
  isSet,
  limitAmount,
  limitNames,
  limitsAt,
  type Ages,
  type MassUnit,
  type SetLimit,
} from './limits.ts';
import { filled } from '../text/blanks.ts';
import type { Dose, DoseTexts } from '../model/dose.ts';
import type { Limit, LimitSetBy } from '../model/evidence.ts';

/** The children’s protocol in two bands, because ages 6–12 straddle two bands of the US limits (4–8 and 9–13). */
export const ageBands = [
  { from: 6, to: 8 },
  { from: 9, to: 12 },
] as const satisfies readonly Ages[];

/** A dose above a limit, or a range of which the upper part is. */
type AboveLimit = { kind: 'above' | 'partly-above'; limit: SetLimit };

/** What one limit says of one dose. */
export type LimitResult =
  | { kind: 'within'; limit: SetLimit }
  | AboveLimit
  /** A body looked and could set no limit. */
  | { kind: 'no-limit-set'; limit: Limit }
  /** We looked and found no body that set one. */
  | { kind: 'no-limit-found'; limit: Limit }
  | { kind: 'not-comparable'; limit: Limit; reason: 'no-number' | 'excluded' | 'not-given' };

/** A day’s lowest and highest amount. */
interface DailyRange {
  min: number;
  max: number;
  unit: MassUnit;
}

/**
 * The dose as amounts of mass a day; undefined where it names no number. Milligrams for each kilogram become milligrams:
 * the lowest dose at the lightest body weight of the record, up to the highest dose at the heaviest.
 * Throws TypeError for such a dose without body weights, which the schema refuses.
 */
export function dailyRange({ min, max, unit, weightKg }: Dose): DailyRange | undefined {
  if (min === undefined || max === undefined) return undefined;
  if (unit !== 'mg/kg') return { min, max, unit };
  if (!weightKg) throw new TypeError('a mg/kg dose is compared over body weights, and this one has none');
  return { min: min * weightKg.from, max: max * weightKg.to, unit: 'mg' };
}

/** Compares a dose with one limit. Throws RangeError if they’re for different nutrients. */
export function compareDose(dose: Dose, limit: Limit): LimitResult {
  if (dose.nutrient !== limit.nutrient)
    throw new RangeError(`${dose.nutrient} can’t be compared with a limit for ${limit.nutrient}`);
  if (dose.status === 'excluded' || dose.status === 'not-given')
    return { kind: 'not-comparable', limit, reason: dose.status };
  if (!isSet(limit)) return { kind: limit.setBy === 'nobody' ? 'no-limit-found' : 'no-limit-set', limit };
  const range = dailyRange(dose);
  if (!range) return { kind: 'not-comparable', limit, reason: 'no-number' };
  if (isAboveLimit(range.min, range.unit, limit)) return { kind: 'above', limit };
  return { kind: isAboveLimit(range.max, range.unit, limit) ? 'partly-above' : 'within', limit };
}

/**
 * Compares a dose with every limit that one body set at the ages of a band, and returns the result of the strictest.
 * Undefined if that body has no limit on record. Throws RangeError where the dose is not meant for the whole band.
 */
export function compareOverAges(
  dose: Dose,
  limits: readonly Limit[],
  setBy: LimitSetBy,
  band: Ages,
): LimitResult | undefined {
  if (band.from < dose.ages.from || band.to > dose.ages.to) {
    throw new RangeError(
      `a dose for ages ${dose.ages.from}–${dose.ages.to} is not compared at ages ${band.from}–${band.to}`,
    );
  }
  const ofBody = limits.filter((limit) => limit.setBy === setBy);
  const [strict] = agesIn(band)
    .flatMap((age) => limitsAt(ofBody, dose.nutrient, age))
    .toSorted(byStrictness);
  return strict && compareDose(dose, strict);
}

/** True where some part of the dose is more than the limit. */
export const isAbove = (result: LimitResult): result is AboveLimit =>
  result.kind === 'above' || result.kind === 'partly-above';

/** What a limit says of a dose that isn’t above it, as a sentence without its final period. */
export function limitResultWords(
  result: Exclude<LimitResult, AboveLimit>,
  texts: DoseTexts['children']['results'],
): string {
  const { setBy } = result.limit;
  const name = setBy === 'project' ? limitNames[setBy] : `the ${limitNames[setBy]}`;
  switch (result.kind) {
    case 'within':
      return filled(texts.within, name, limitAmount(result.limit));
    case 'no-limit-set':
      return filled(texts.noneCouldBeSet, limitNames[setBy]);
    case 'no-limit-found':
      return texts.noneFound;
    case 'not-comparable':
      return {
        'no-number': texts.noNumber,
        excluded: texts.excluded,
        'not-given': texts.notGiven,
      }[result.reason];
  }
}
