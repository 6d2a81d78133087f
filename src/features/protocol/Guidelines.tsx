import type { Claim as ClaimRecord } from '../../model/evidence.ts';
import type { Guideline } from '../../model/guides.ts';
import { BasisMarks } from '../../ui/Claim.tsx';

type GuidelineListProps = { guidelines: readonly Guideline[]; claimOf: (id: string) => ClaimRecord };

/** The guidelines of the plan, all open, with the marks of what they rest on. */
export function GuidelineList({ guidelines, claimOf }: GuidelineListProps) {
  return (
    <ol role="list" className="rows">
      {guidelines.map(({ id, title, before, text, claims }) => (
        <li key={id} id={id} className="stack-1" data-claim={claims[0]}>
          <h3>{title}</h3>
          <p>
            {before} {text}
            <BasisMarks claims={claims.map(claimOf)} />
          </p>
        </li>
      ))}
    </ol>
  );
}
