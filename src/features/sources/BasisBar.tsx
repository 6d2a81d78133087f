import type { Basis } from '../../model/evidence.ts';
import { Figure } from '../../figures/Figure.tsx';
import styles from './BasisBar.module.css';

/** The stretches of the bar, in order: what they count, how each is drawn, and what it is. */
const stretches = [
  { mark: 'published', of: ['published', 'guideline'], words: 'rest on published research or a guideline' },
  { mark: 'project', of: ['project'], words: 'are our own claims' },
  { mark: 'community', of: ['community'], words: 'are what people told us, and no one has checked' },
] as const;

/** How many claims rest on what, each as long as its share: published is solid, our own is outlined, and what people told us is dotted. */
export function BasisBar({ counts }: { counts: Record<Basis, number> }) {
  const rows = stretches.map(({ mark, of, words }) => ({
    mark,
    words,
    count: of.reduce((sum, basis) => sum + counts[basis], 0),
  }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const startOf = (index: number) => rows.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <Figure
      id="rests-on-what"
      headingLevel={2}
      title={`${rows[0]?.count ?? 0} of ${total} claims rest on published research or a guideline`}
      wordsTitle=""
    >
      <svg className={styles.bar} viewBox={`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true">
        {rows.map(({ mark, count }, index) => (
          <rect key={mark} data-mark={mark} x={startOf(index)} width={count} height="10" />
        ))}
      </svg>
      <ul role="list" className={styles.rows}>
        {rows.map(({ mark, count, words }) => (
          <li key={mark} data-mark={mark}>
            <b>{count}</b> {words}
          </li>
        ))}
      </ul>
    </Figure>
  );
}
