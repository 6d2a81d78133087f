import type { ComparisonRow } from '../safety/comparison.ts';
import { ageBands } from '../safety/doses.ts';
import { capitalized } from '../site/beginnings.ts';
import { reading as readings, type Reading } from '../model/dose.ts';
import { nutrientNames, nutrients, type Nutrient } from '../model/nutrient.ts';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import styles from './KidsComparison.module.css';

/** The pages print the amounts to use, which may be less than these. So the names don’t lead there. */
const readingNames: Record<Reading, string> = {
  'kids-page': 'Kids page’s figures',
  'science-page': 'Science page’s figures',
};

const bandName = ({ from, to }: { from: number; to: number }) => `Ages ${from}–${to}`;

/** The cells of one row over the bands of ages: one wide cell where both bands say the same. */
function BandCells({
  rows,
  render,
}: {
  rows: readonly ComparisonRow[];
  render: (row: ComparisonRow) => { words: string; references: readonly string[] };
}) {
  const cells = rows.map((row) => ({ row, ...render(row) }));
  const [first, ...others] = cells;
  const isSame = others.every(({ words }) => words === first?.words);
  return (isSame ? cells.slice(0, 1) : cells).map(({ row, words, references }) => (
    <td
      key={row.band.from}
      colSpan={isSame ? ageBands.length : 1}
      role="cell"
      data-above={row.isAbove && words === row.words ? '' : undefined}
    >
      {!words.includes(' at ages ') && (
        <span className={styles.band}>{isSame ? 'Ages 6–12' : bandName(row.band)}: </span>
      )}
      {words}
      <ReferenceMarks ids={references} />
    </td>
  ));
}

/** The limits in one cell. One that another has replaced is left out, since its reading names it. */
function limitWords({ comparisons }: ComparisonRow) {
  const current = comparisons.filter(({ result }) => !result.limit.isReplaced);
  return {
    words: current.map(({ name, amount }) => `${capitalized(name)}: ${amount}.`).join(' '),
    references: [...new Set(current.flatMap(({ result }) => result.limit.references))],
  };
}

/** Whether a row says more than its dose and the limits above it: that it’s too much, within a limit, or for a doctor to decide. */
const saysMore = ({ dose, comparisons }: ComparisonRow) =>
  dose.status === 'ask' || comparisons.some(({ result: { kind } }) => /above|within/.test(kind));

/** Every dose of both readings under the limits of its nutrient; a nutrient that no reading doses has its limits at its slot. Which amount to use is said above it. On a phone each is a card. */
export function ComparisonTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const isDosed = (nutrient: Nutrient) => rows.some((row) => row.nutrient === nutrient);
  return (
    <table className={styles.table} role="table">
      <caption>
        Amounts a day, with the strictest limit first. Magnesium means elemental magnesium from supplements, without
        food.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Reading
          </th>
          <th scope="col" role="columnheader">
            Dose
          </th>
          {ageBands.map((band) => (
            <th key={band.from} scope="col" role="columnheader">
              {bandName(band)}
            </th>
          ))}
        </tr>
      </thead>
      {nutrients.filter(isDosed).map((nutrient) => {
        const ofNutrient = rows.filter((row) => row.nutrient === nutrient);
        const inReading = (reading: Reading) => ofNutrient.filter((row) => row.reading === reading);
        return (
          <tbody key={nutrient} role="rowgroup" data-nutrient={nutrient}>
            <tr role="row" className={styles.limits}>
              <th scope="rowgroup" role="rowheader" colSpan={2}>
                {nutrientNames[nutrient]} <span>limits</span>
              </th>
              <BandCells rows={inReading('kids-page')} render={limitWords} />
            </tr>
            {readings.options.map((reading) => {
              const ofReading = inReading(reading);
              const dose = ofReading[0]?.dose;
              const isCompared = ofReading.some(saysMore);
              return (
                <tr key={reading} role="row" data-reading={reading}>
                  <th scope="row" role="rowheader">
                    {readingNames[reading]}
                  </th>
                  <td role="cell" colSpan={isCompared ? 1 : 1 + ageBands.length}>
                    {dose?.words}
                    <ReferenceMarks ids={dose?.references ?? []} />
                  </td>
                  {isCompared && <BandCells rows={ofReading} render={({ words }) => ({ words, references: [] })} />}
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}
