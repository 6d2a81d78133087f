import { ageBands } from './doses.ts';
import { agesIn, byStrictness, isSet, limitAmount, limitsAt } from './limits.ts';
import type { Limit } from '../model/evidence.ts';
import type { Nutrient } from '../model/nutrient.ts';

/** Nutrients that a children’s multivitamin may contain too much of, if there’s a limit. */
const inMultivitamins: readonly Nutrient[] = ['vitamin-b6', 'vitamin-a', 'vitamin-d'];

/** How a text names a children’s multivitamin, and how it gives one. */
const named = /\bchildren’s multivitamin/i;
const given = /\blabel’s amount\b|\b(?:\d+|one|two|three) gumm(?:y|ies) a day\b/i;

/** The strictest limits of one nutrient at the ages of the children’s protocol, as printed: “4.5 mg” and “6.1 mg”. */
const strictest = (limits: readonly Limit[], nutrient: Nutrient): string[] => [
  ...new Set(
    ageBands
      .flatMap(agesIn)
      .flatMap((age) =>
        limitsAt(limits, nutrient, age).filter(isSet).toSorted(byStrictness).slice(0, 1).map(limitAmount),
      ),
  ),
];

/** Every amount that’s shown wherever a children’s multivitamin is given. */
const multivitaminLimits = (limits: readonly Limit[]): string[] =>
  inMultivitamins.flatMap((nutrient) => strictest(limits, nutrient));

/**
 * The limits that a text leaves out where it gives a children’s multivitamin; none where it gives none. `around` is the
 * heading or the row that the text is in.
 */
export function leftOutForChildren(text: string, limits: readonly Limit[], around = ''): string[] {
  if (!given.test(text) || !named.test(`${around} ${text}`)) return [];
  return multivitaminLimits(limits).filter((amount) => !text.includes(amount));
}
