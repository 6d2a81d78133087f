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

const limitWords = ({ comparisons }: ComparisonRow) => ({
  words: comparisons.map(({ name, amount }) => `${capitalized(name)}: ${amount}.`).join(' '),
  references: [...new Set(comparisons.flatMap(({ result }) => result.limit.references))],
});

/** Every dose of both readings under the limits of its nutrient; a nutrient that no reading doses has its limits at its slot. Which amount to use is said above it. On a phone each is a card. */
export function ComparisonTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const isDosed = (nutrient: Nutrient) => rows.some((row) => row.nutrient === nutrient);
  return (
    <table className={styles.table} role="table">
      <caption>
        Amounts a day. Magnesium means elemental magnesium from supplements, without food. Each nutrient’s strictest
        limit comes first.
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
              // A reading without an amount has nothing to compare.
              const isNamed = dose?.status !== 'excluded' && dose?.status !== 'not-given';
              return (
                <tr key={reading} role="row" data-reading={reading}>
                  <th scope="row" role="rowheader">
                    {readingNames[reading]}
                  </th>
                  <td role="cell" colSpan={isNamed ? 1 : 1 + ageBands.length}>
                    {dose?.words}
                    <ReferenceMarks ids={dose?.references ?? []} />
                  </td>
                  {isNamed && <BandCells rows={ofReading} render={({ words }) => ({ words, references: [] })} />}
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}
