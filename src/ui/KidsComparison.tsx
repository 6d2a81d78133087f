import { comparisonRows } from '../safety/comparison.ts';
import type { Records } from '../model/records.ts';
import { nutrientNames } from '../model/nutrient.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Fold } from './Fold.tsx';
import styles from './KidsComparison.module.css';
import { Paragraphs } from './Paragraphs.tsx';

type KidsComparisonProps = {
  records: Pick<Records, 'doses' | 'limits' | 'scienceScreen' | 'claims' | 'helplines'>;
  /** Puts all of it behind one tap, for a page that gives one amount per age. */
  isFolded?: boolean;
};

/**
 * Both sets of children’s figures beside every limit, for each band of ages. A figure that is above a limit says so in
 * its cell. A table, and on a phone a card for each nutrient.
 */
export function KidsComparison({ records, isFolded = false }: KidsComparisonProps) {
  const { doses, limits, scienceScreen } = records;
  const words = scienceScreen.kids;
  const notes = Map.groupBy(
    limits.filter(({ setBy }) => setBy === 'project'),
    ({ note }) => note,
  );
  const comparison = (
    <>
      <div className={styles.comparison} data-dose="">
        <Paragraphs texts={words.limits} records={records} />
        <ComparisonTable rows={comparisonRows(doses, limits)} />
      </div>
      <Fold isQuiet summary={words.limitNotes}>
        {[...notes].map(
          ([note, [first]]) =>
            first && (
              <p key={note} className={styles.note}>
                <b>{nutrientNames[first.nutrient]}.</b> {note}
              </p>
            ),
        )}
      </Fold>
    </>
  );
  return (
    <div className={styles.comparison} data-comparison="">
      {isFolded ? <Fold summary={words.limitsTitle}>{comparison}</Fold> : comparison}
    </div>
  );
}
