import type { Basis } from '../../model/evidence.ts';
import { Figure } from '../../figures/Figure.tsx';

/** What is counted together, in order, and what it is. */
const groups = [
  { of: ['published', 'guideline'], words: 'rest on published research or a guideline' },
  { of: ['project'], words: 'are our own claims' },
  { of: ['community'], words: 'are what people told us, and no one has checked' },
] as const;

/** How many claims rest on what. */
export function BasisCounts({ counts }: { counts: Record<Basis, number> }) {
  const rows = groups.map(({ of, words }) => ({ words, count: of.reduce((sum, basis) => sum + counts[basis], 0) }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <Figure
      id="rests-on-what"
      title={`${rows[0]?.count ?? 0} of ${total} claims rest on published research or a guideline`}
    >
      <ul role="list" className="stack-1">
        {rows.map(({ count, words }) => (
          <li key={words}>
            <b>{count}</b> {words}
          </li>
        ))}
      </ul>
    </Figure>
  );
}
