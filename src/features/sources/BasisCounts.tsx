import type { Basis } from '../../model/evidence.ts';
import { Figure } from '../../figures/Figure.tsx';

/** What is counted together, in order, and what one of them is, and several are. */
const groups = [
  {
    of: ['published', 'guideline'],
    one: 'rests on published research or a guideline',
    several: 'rest on published research or a guideline',
  },
  { of: ['project'], one: 'is our own claim', several: 'are our own claims' },
  {
    of: ['community'],
    one: 'is what someone told us, and no one has checked',
    several: 'are what people told us, and no one has checked',
  },
] as const;

/** How many claims rest on what. */
export function BasisCounts({ counts }: { counts: Record<Basis, number> }) {
  const rows = groups.map(({ of, one, several }) => {
    const count = of.reduce((sum, basis) => sum + counts[basis], 0);
    return { count, words: count === 1 ? one : several };
  });
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
