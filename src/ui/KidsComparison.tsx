import { comparisonRows, nutrientsThatDiffer } from '../safety/comparison.ts';
import { lowered } from '../site/first-letter.ts';
import type { Records } from '../model/records.ts';
import { nutrientNames, nutrients } from '../model/nutrient.ts';
import { ComparisonTable, readingPages } from './ComparisonTable.tsx';
import { Fold } from './Fold.tsx';
import styles from './KidsComparison.module.css';

const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

type KidsComparisonProps = {
  records: Pick<Records, 'doses' | 'limits'>;
  /**
   * Puts the table behind one tap, and leaves out what its page already says. What’s above a limit stays open.
   */
  isFolded?: boolean;
};

/**
 * Both readings of the children’s doses beside every limit, for each band of ages. What’s above a limit is named in
 * the first lines and again in its cell. A table, and on a phone a card for each nutrient.
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
  const table = <ComparisonTable rows={rows} />;
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
          <b>Above our own limit:</b> {namesOf(own) || 'nothing'}. The table says which amounts not to use.
        </li>
        {!isFolded &&
          ownCrossed.map(({ name, band, limit }) => (
            <li key={name} data-own-limit="">
              <b>
                {name}, ages {band.from}–{band.to}: at most {limit}
              </b>{' '}
              a day, whatever your child weighs. An older figure of the kids page is higher: don’t use it.
            </li>
          ))}
        <li>
          The two readings differ on {namesOf(nutrientsThatDiffer(doses))}. Both are our advice. Where they differ, give
          no more than the lower amount.
        </li>
        <li>{!isFolded && 'A limit is a ceiling, not a target. '}If we found no limit, that doesn’t mean it’s safe.</li>
        <li>
          <b>Ask your child’s pediatrician before you give any of these</b>, especially if your child has kidney disease
          or any diagnosis, or takes a medicine.
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
