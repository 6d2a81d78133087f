import type { ReactNode } from 'react';
import { comparisonRows, type ComparisonRow } from '../../domain/comparison.ts';
import { dailyRange } from '../../domain/doses.ts';
import { isSet, limitNames } from '../../domain/limits.ts';
import type { Records } from '../../domain/records.ts';
import type { Reading } from '../../domain/schema/dose.ts';
import type { LimitSetBy } from '../../domain/schema/evidence.ts';
import { nutrientNames, type Nutrient } from '../../domain/schema/nutrient.ts';
import styles from './DoseAgainstLimit.module.css';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers, refuse } from './MarkNumbers.tsx';
import { ends, placedTicks, Scale, Ticks, Track, type Bar } from './Scale.tsx';

type DoseAgainstLimitProps = Placement & {
  records: Pick<Records, 'doses' | 'limits'>;
  nutrient?: Nutrient;
};

const readingNames: Record<Reading, string> = { 'kids-page': 'Kids page', 'science-page': 'Science page' };
const bodyNames: Record<LimitSetBy, string> = {
  us: 'US',
  eu: 'Europe',
  germany: 'Germany',
  project: 'ours',
  nobody: 'none found',
};

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
  const bars: Bar[] = [
    ...(range.min < strictest.amount
      ? [{ from: range.min, to: Math.min(range.max, strictest.amount), tone: 'leaf' as const }]
      : []),
    ...(range.max > strictest.amount
      ? [
          {
            from: Math.max(range.min, strictest.amount),
            to: range.max,
            look: 'hatched' as const,
            tone: 'danger' as const,
          },
        ]
      : []),
  ];
  return { ...row, range, limits, strictest, bars };
}

type Drawable = ReturnType<typeof drawable>;

const ages = ({ from, to }: ComparisonRow['band']) => `ages ${from}–${to}`;

/** “At ages 6–8 both readings cross the strictest limit of 65 mg”. A range of ages stays on its line. */
function answer(name: string, rows: readonly Drawable[]): ReactNode {
  const above = rows.filter(({ range, strictest }) => range.max > strictest.amount);
  const [first] = above;
  if (!first) return `${name}: every reading stays within the strictest limit`;
  const atBand = above.filter(({ band }) => band.from === first.band.from);
  const many = atBand.length > 1 ? 'both readings cross' : `the ${readingNames[first.reading].toLowerCase()} crosses`;
  return (
    <>
      {name}: at <span className="whole">{ages(first.band)}</span> {many} the strictest limit of{' '}
      <span className="whole">
        {first.strictest.amount} {first.range.unit}
      </span>
    </>
  );
}

/** Both readings of a children’s dose against every limit, a ruler for each band of ages. Above the strictest limit a bar is hatched. */
export function DoseAgainstLimit({
  headingLevel = 2,
  id = 'dose-against-limit',
  records,
  nutrient = 'magnesium',
}: DoseAgainstLimitProps) {
  const all = comparisonRows(records.doses, records.limits).filter((row) => row.nutrient === nutrient);
  const rows = all.map((row) => drawable(id, row));
  const [first] = rows;
  if (!first) refuse(id, `no dose of ${nutrientNames[nutrient]} is recorded`);
  const { unit } = first.range;
  const most = Math.max(...rows.flatMap(({ range, limits }) => [range.max, ...limits.map(({ amount }) => amount)]));
  const bands = [...Map.groupBy(rows, ({ band }) => band.from).values()].map((ofBand) => {
    const limits = [
      ...new Map(ofBand.flatMap((row) => row.limits).map((limit) => [limit.setBy, limit])).values(),
    ].toSorted((a, b) => a.amount - b.amount);
    const ticks = placedTicks(
      limits.map(({ setBy, amount }) => ({
        at: amount,
        text: `${amount} ${unit}, ${bodyNames[setBy]}`,
        isOwn: setBy === 'project',
      })),
      0,
      most,
    );
    return { rows: ofBand, ticks, limits };
  });
  const ticks = bands.flatMap((band) => band.ticks);
  const bars = rows.flatMap((row) => row.bars);
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={<span data-dose="">{answer(first.name, rows)}</span>}
      caption={
        <span data-dose="">
          <b>
            {capital(ages(first.band))}: at most {first.strictest.amount} {unit}, and only if the pediatrician says so.
          </b>{' '}
          Full is within the strictest limit, hatched is above it. A limit is a ceiling and never a target. Elemental
          magnesium from supplements in a day; what a child weighs does not change it.
        </span>
      }
      wordsTitle="The rulers in words"
      words={
        <ul data-dose="">
          {rows.map(({ band, reading, range, words, dose }) => (
            <li key={`${dose.id} ${band.from}`}>
              <b>
                {capital(ages(band))}, {readingNames[reading].toLowerCase()}:
              </b>{' '}
              {range.min}–{range.max} {unit}. {words}
            </li>
          ))}
          {bands.map(({ rows: [row], limits }) => (
            <li key={row?.band.from}>
              Limits at {row && ages(row.band)}:{' '}
              {limits.map(({ setBy, amount }) => `${amount} ${unit} (${limitNames[setBy]})`).join(', ')}.
            </li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: bars.map(({ from }) => from),
          to: bars.map(({ to }) => to),
          at: ticks.map(({ at }) => at),
          lane: ticks.map(({ lane }) => lane),
        }}
        also={ends(id, 0, most)}
      />
      <div className={styles.bands} data-dose="">
        {bands.map(({ rows: ofBand, ticks: ofTicks }) => (
          <Scale key={ofBand[0]?.band.from} className={styles.band}>
            <p className={styles.ages}>{ofBand[0] && capital(ages(ofBand[0].band))}</p>
            {ofBand.map(({ reading, range, bars: ofReading }) => (
              <div key={reading}>
                <p>
                  {readingNames[reading]}{' '}
                  <b>
                    {range.min}–{range.max} {unit}
                  </b>
                </p>
                <Track bars={ofReading} hasLine />
              </div>
            ))}
            <Ticks ticks={ofTicks} />
          </Scale>
        ))}
      </div>
    </Figure>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
