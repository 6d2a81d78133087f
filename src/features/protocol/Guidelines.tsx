import type { Claim as ClaimRecord } from '../../model/evidence.ts';
import type { Guidance, Guideline } from '../../model/guides.ts';
import { BasisMark, BasisMarks } from '../../ui/Claim.tsx';
import styles from './Guidelines.module.css';

type ClaimOf = (id: string) => ClaimRecord;

/** The guidelines of the plan, all open, with the marks of what they rest on. */
export function GuidelineList({ guidelines, claimOf }: { guidelines: readonly Guideline[]; claimOf: ClaimOf }) {
  return (
    <ol role="list" className={styles.list}>
      {guidelines.map(({ id, title, before, text, claims }) => (
        <li key={id} id={id} data-claim={claims[0]}>
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

/** The habits that carry a figure: what, how to begin, and its basis. */
export function GuidanceList({ guidance, claimOf }: { guidance: readonly Guidance[]; claimOf: ClaimOf }) {
  return (
    <dl className={styles.habits}>
      {guidance.map(({ id, text, how, claim }) => (
        <div key={id} data-claim={claim}>
          <dt>{text}</dt>
          <dd>
            {how}
            <BasisMark claim={claimOf(claim)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
