import { comparisonRows, nutrientsThatDiffer, type ComparisonRow } from '../domain/comparison.ts';
import { ageBands } from '../domain/doses.ts';
import { capitalized, lowered } from '../domain/first-letter.ts';
import type { Records } from '../domain/records.ts';
import { reading as readings, type Reading } from '../domain/schema/dose.ts';
import { nutrientNames, nutrients } from '../domain/schema/nutrient.ts';
import { Fold } from './Fold.tsx';
import { ReferenceMarks } from './IngredientSafety.tsx';
import styles from './KidsComparison.module.css';

/** Where each reading stands. */
const readingPages: Record<Reading, { name: string; href: string }> = {
  'kids-page': { name: 'Kids page', href: '/kids-protocol#day' },
  'science-page': { name: 'Science page', href: '/science?tab=kids#kids-nutrients' },
};

const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);
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
      <span className={styles.band}>{isSame ? 'Ages 6–12' : bandName(row.band)}: </span>
      {words}
      <ReferenceMarks ids={references} />
    </td>
  ));
}

const limitWords = ({ comparisons }: ComparisonRow) => ({
  words: comparisons.map(({ name, amount }) => `${capitalized(name)}: ${amount}.`).join(' '),
  references: [...new Set(comparisons.flatMap(({ verdict }) => verdict.limit.references))],
});

type KidsComparisonProps = {
  records: Pick<Records, 'doses' | 'limits'>;
  /**
   * Stands below the figure of magnesium: the table is behind one tap, and what the figure says is not said again. What lies
   * above a limit stays open.
   */
  isFolded?: boolean;
};

/**
 * Both readings of the children’s doses beside every limit, for each band of ages. What lies above a limit is said in
 * words in the first lines and again in its cell. A table, and on a phone a card for each nutrient.
 */
export function KidsComparison({ records: { doses, limits }, isFolded = false }: KidsComparisonProps) {
  const rows = comparisonRows(doses, limits);
  const namesOf = (ids: readonly string[]) =>
    list(nutrients.filter((id) => ids.includes(id)).map((id) => nutrientNames[id]));
  const above = rows.flatMap((row) =>
    row.comparisons.filter(({ isAbove }) => isAbove).map(({ setBy, words }) => ({ ...row, setBy, words })),
  );
  const published = above
    .filter(({ setBy }) => setBy !== 'project')
    .map(
      ({ name, band, reading, words }) =>
        `${name}, ages ${band.from}–${band.to}, ${readingPages[reading].name.toLowerCase()}: ${lowered(words)}`,
    );
  const own = above.filter(({ setBy }) => setBy === 'project').map(({ nutrient }) => nutrient);
  /** Where the kids page’s own amount crosses its own limit. */
  const ownCrossed = rows
    .filter(({ reading }) => reading === 'kids-page')
    .flatMap(({ name, band, comparisons }) =>
      comparisons
        .filter(({ setBy, isAbove }) => setBy === 'project' && isAbove)
        .map(({ amount }) => ({ name, band, limit: amount })),
    );
  const ownLimits = limits.filter(({ setBy }) => setBy === 'project');
  const table = (
    <table className={styles.table} role="table">
      <caption>
        Amounts a day. Magnesium is counted as elemental magnesium from supplements; food does not count. The strictest
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
      {nutrients.map((nutrient) => {
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
            {readings.options
              .map((reading) => [reading, inReading(reading)[0]?.dose] as const)
              .map(([reading, dose]) => (
                <tr key={reading} role="row" data-reading={reading}>
                  <th scope="row" role="rowheader">
                    <a href={readingPages[reading].href}>{readingPages[reading].name}</a>
                  </th>
                  <td role="cell">
                    {dose?.words}
                    <ReferenceMarks ids={dose?.references ?? []} />
                  </td>
                  <BandCells rows={inReading(reading)} render={({ words }) => ({ words, references: [] })} />
                </tr>
              ))}
          </tbody>
        );
      })}
    </table>
  );
  const notes = [...Map.groupBy(ownLimits, ({ note }) => note)].map(
    ([note, [first]]) =>
      first && (
        <p key={note} className={styles.note}>
          <b>{nutrientNames[first.nutrient]}.</b> {note}
        </p>
      ),
  );
  return (
    <div className={styles.comparison} data-dose="" data-comparison="">
      <ul className={styles.summary}>
        <li>
          <b>Above a published limit:</b> {published.join('; ') || 'nothing'}.
        </li>
        <li>
          <b>Above our own limit, too:</b> {namesOf(own) || 'nothing'}. The table says from which amount.
        </li>
        {!isFolded &&
          ownCrossed.map(({ name, band, limit }) => (
            <li key={name} data-own-limit="">
              <b>
                {name}, ages {band.from}–{band.to}: at most {limit}
              </b>{' '}
              a day, whatever the child weighs. The kids page’s own amount goes above that.
            </li>
          ))}
        <li>The two readings differ on {namesOf(nutrientsThatDiffer(doses))}. Both are ours.</li>
        <li>
          {!isFolded && 'A limit is a ceiling and never a target. '}Where no limit was found, that is not the same as
          safe.
        </li>
        <li>
          <b>Ask your child’s pediatrician before you give any of it</b>, and above all with kidney disease, any
          medicine or any diagnosis.
        </li>
      </ul>
      {isFolded ? (
        <Fold summary="Every dose beside every limit">
          {table}
          {notes}
        </Fold>
      ) : (
        <>
          {table}
          {notes}
        </>
      )}
    </div>
  );
}
