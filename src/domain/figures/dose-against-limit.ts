import { comparisonRows, type ComparisonRow } from '../comparison.ts';
import { dailyRange } from '../doses.ts';
import { isSet, limitNames } from '../limits.ts';
import type { Records } from '../records.ts';
import type { Reading } from '../schema/dose.ts';
import type { LimitSetBy } from '../schema/evidence.ts';
import { nutrientNames, type Nutrient } from '../schema/nutrient.ts';
import { refuse, type Bar } from './figure.ts';

const readingNames: Record<Reading, string> = { 'kids-page': 'Kids page', 'science-page': 'Science page' };
const bodyNames: Record<LimitSetBy, string> = {
  us: 'US',
  eu: 'Europe',
  germany: 'Germany',
  project: 'ours',
  nobody: 'none found',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const agesOf = ({ from, to }: ComparisonRow['band']) => `ages ${from}–${to}`;

/** What a row is drawn from. The dose and its limits are of one unit: only milligrams are compared on a ruler. */
function drawable(figure: string, row: ComparisonRow) {
  const limits = row.comparisons.flatMap(({ setBy, verdict: { limit } }) =>
    isSet(limit) ? [{ setBy, amount: limit.amount, unit: limit.unit }] : [],
  );
  const range = dailyRange(row.dose);
  const [strictest] = limits;
  if (!strictest) refuse(figure, `${row.name} has no limit with a number; a sentence says so instead`);
  if (!range) refuse(figure, `the dose “${row.dose.id}” has no amount`);
  if (limits.some(({ unit }) => unit !== range.unit))
    refuse(figure, `the dose “${row.dose.id}” and its limits differ in unit`);
  const { amount } = strictest;
  const within: Bar = { from: range.min, to: Math.min(range.max, amount), tone: 'leaf' };
  const above: Bar = { from: Math.max(range.min, amount), to: range.max, look: 'hatched', tone: 'danger' };
  return {
    ...row,
    readingName: readingNames[row.reading],
    range,
    rangeWords: `${range.min}–${range.max} ${range.unit}`,
    aboveWords: `${range.max <= amount ? 'within' : range.min < amount ? 'in part above' : 'all above'} ${amount} ${range.unit}`,
    limits,
    strictest,
    bars: [...(range.min < amount ? [within] : []), ...(range.max > amount ? [above] : [])],
  };
}

type Drawable = ReturnType<typeof drawable>;

/** The strictest limit of a band of ages, in words and as a number. */
const strictestOf = (rows: readonly Drawable[]) => {
  const amount = Math.min(...rows.map(({ strictest }) => strictest.amount));
  return { amount, words: `${amount} ${rows[0]?.range.unit ?? ''}` };
};

/** “Magnesium, ages 6–8: at most 65 mg a day”, and which of its words stay on one line. The hatched bars show what goes above it. */
function answer(name: string, rows: readonly Drawable[]): { text: string; whole: string[] } {
  const first = rows.find(({ range, strictest }) => range.max > strictest.amount);
  if (!first) return { text: `${name}: every reading stays within the strictest limit`, whole: [] };
  const whole = [agesOf(first.band), `${first.strictest.amount} ${first.range.unit}`];
  return { text: `${name}, ${whole[0]}: at most ${whole[1]} a day`, whole };
}

/**
 * What the doses of a nutrient against its limits are drawn from: a ruler for each band of ages, a bar for each reading. Throws
 * RangeError for a nutrient that no ruler can show.
 */
export function doseAgainstLimit(figure: string, records: Pick<Records, 'doses' | 'limits'>, nutrient: Nutrient) {
  const rows = comparisonRows(records.doses, records.limits)
    .filter((row) => row.nutrient === nutrient)
    .map((row) => drawable(figure, row));
  const [first] = rows;
  if (!first) refuse(figure, `no dose of ${nutrientNames[nutrient]} is recorded`);
  const { unit } = first.range;
  const bands = [...Map.groupBy(rows, ({ band }) => band.from).values()].map((ofBand) => ({
    from: ofBand[0]?.band.from ?? 0,
    ages: ofBand[0] ? capital(agesOf(ofBand[0].band)) : '',
    rows: ofBand,
    upTo: strictestOf(ofBand),
    limits: [...new Map(ofBand.flatMap((row) => row.limits).map((limit) => [limit.setBy, limit])).values()]
      .toSorted((a, b) => a.amount - b.amount)
      .map(({ setBy, amount }) => ({
        at: amount,
        text: `${amount} ${unit}, ${bodyNames[setBy]}`,
        isOwn: setBy === 'project',
        words: `${amount} ${unit} (${limitNames[setBy]})`,
      })),
  }));
  return {
    title: answer(first.name, rows),
    atMost: {
      before: `${capital(agesOf(first.band))}: at most`,
      amount: `${first.strictest.amount} ${unit}`,
      after: ', and only if the pediatrician says so.',
    },
    caption:
      'Full is within the strictest limit, hatched is above it. A limit is a ceiling and never a target. Elemental magnesium from supplements in a day; what a child weighs does not change it.',
    most: Math.max(...rows.flatMap(({ range, limits }) => [range.max, ...limits.map(({ amount }) => amount)])),
    bands,
    inWords: [
      ...rows.map(({ band, readingName, rangeWords, words }) => ({
        head: `${capital(agesOf(band))}, ${readingName.toLowerCase()}:`,
        text: `${rangeWords}. ${words}`,
      })),
      ...bands.map(({ ages, limits }) => ({
        head: '',
        text: `Limits at ${ages.toLowerCase()}: ${limits.map(({ words }) => words).join(', ')}.`,
      })),
    ],
  };
}
