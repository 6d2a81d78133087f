import { ageBands, compareOverAges, isAbove, limitResultWords, type LimitResult } from './doses.ts';
import {
  byStrictness,
  doOverlap,
  isSet,
  limitAmount,
  limitNames,
  replacedLimit,
  type Ages,
  type SetLimit,
} from './limits.ts';
import { filled } from '../text/blanks.ts';
import { reading as readings, type Dose, type DoseTexts, type Reading } from '../model/dose.ts';
import { limitSetBy, type Limit, type LimitSetBy } from '../model/evidence.ts';
import type { Records } from '../model/records.ts';
import { nutrientNames, nutrients, type Nutrient } from '../model/nutrient.ts';

/** One body’s limit compared with one dose. */
interface Comparison {
  setBy: LimitSetBy;
  /** “US limit”, “our own limit”. */
  name: string;
  /** “110 mg”; “3.2–4.5 mg at age 6 and 6.1–10.7 mg from age 7”; “none could be set”. */
  amount: string;
  result: LimitResult;
  isAbove: boolean;
}

/** A row of the table that parents read: one nutrient in one reading at one band of ages. */
export interface ComparisonRow {
  nutrient: Nutrient;
  name: string;
  reading: Reading;
  band: Ages;
  dose: Dose;
  /** Strictest limit first: it leads. */
  comparisons: Comparison[];
  /** True where some part of the dose is above some limit. */
  isAbove: boolean;
  /** True where the words say not to use it: it’s above a limit, or no one could set one and the other reading gives less. */
  isRefused: boolean;
  /** The row in one line: what to do where the dose is above the strictest limit, or else what that limit says. */
  words: string;
}

function amountWords(limits: readonly Limit[], band: Ages): string {
  const set = limits.filter(isSet);
  const [first] = set;
  if (!first) return limits.some(({ setBy }) => setBy === 'nobody') ? 'none found' : 'none could be set';
  if (set.length === 1) return limitAmount(first);
  const ages = (limit: SetLimit) =>
    limit.ages.to < band.to
      ? `${limit.ages.to === band.from ? 'at' : 'to'} age ${limit.ages.to}`
      : `from age ${limit.ages.from}`;
  return set.map((limit) => `${limitAmount(limit)} ${ages(limit)}`).join(' and ');
}

/** A dose compared with every body’s limit at one band of ages, the strictest first. */
function compareDoseAtBand(dose: Dose, limits: readonly Limit[], band: Ages): Comparison[] {
  const compared = limitSetBy.options.flatMap((setBy): Comparison[] => {
    const result = compareOverAges(dose, limits, setBy, band);
    if (!result) return [];
    const ofBody = limits
      .filter((limit) => limit.setBy === setBy && limit.nutrient === dose.nutrient && doOverlap(limit.ages, band))
      .toSorted((a, b) => a.ages.from - b.ages.from);
    return [
      {
        setBy,
        name: ofBody.some(({ isReplaced }) => isReplaced) ? replacedLimit : limitNames[setBy],
        amount: amountWords(ofBody, band),
        result,
        isAbove: isAbove(result),
      },
    ];
  });
  return compared.toSorted((a, b) => byStrictness(a.result.limit, b.result.limit));
}

function rowWords(
  dose: Dose,
  lower: Dose | undefined,
  comparisons: readonly Comparison[],
  { from, to }: Ages,
  texts: DoseTexts['children'],
): string {
  const ages = `${from}–${to}`;
  const [strictest] = comparisons;
  if (!strictest) throw new Error(`the dose "${dose.id}" has been compared with nothing`);
  const { result, name, amount } = strictest;
  const sentences = dose.status === 'ask' ? [texts.askDoctor] : [];
  if (isAbove(result)) sentences.push(filled(result.kind === 'above' ? texts.above : texts.partlyAbove, ages, amount));
  else if (lower) sentences.push(filled(texts.lowerCounts, lower.words));
  else {
    sentences.push(limitResultWords(result, texts.results));
    if (result.kind === 'not-comparable' && result.reason !== 'excluded' && isSet(result.limit))
      sentences.push(filled(texts.compareLabel, name, amount));
  }
  return `${sentences.join('. ')}.`;
}

/** The other reading’s dose of a nutrient, where it gives less and no limit could be set. */
const lowerReading = ({ nutrient, status, max = 0 }: Dose, doses: readonly Dose[]): Dose | undefined =>
  doses.find(
    (dose) => dose.nutrient === nutrient && dose.status === 'given' && status === 'given' && (dose.max ?? max) < max,
  );

/**
 * The table of children’s doses against limits: by nutrient, then by band, with the readings side by side.
 * Throws where a dose can be compared with nothing; a rule across the records refuses such a dose before that.
 */
export function comparisonRows({
  doses,
  limits,
  doseTexts: { children: texts },
}: Pick<Records, 'doses' | 'limits' | 'doseTexts'>): ComparisonRow[] {
  return nutrients.flatMap((nutrient) =>
    ageBands.flatMap((band) =>
      readings.options.flatMap((reading) =>
        doses
          .filter((dose) => dose.nutrient === nutrient && dose.reading === reading)
          .map((dose): ComparisonRow => {
            const comparisons = compareDoseAtBand(dose, limits, band);
            const isAbove = comparisons.some((comparison) => comparison.isAbove);
            const lower = lowerReading(dose, doses);
            return {
              nutrient,
              name: nutrientNames[nutrient],
              reading,
              band,
              dose,
              comparisons,
              isAbove,
              isRefused: isAbove || lower !== undefined,
              words: rowWords(dose, lower, comparisons, band, texts),
            };
          }),
      ),
    ),
  );
}
