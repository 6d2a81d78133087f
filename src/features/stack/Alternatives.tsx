import { formatDate } from '../../domain/dates.ts';
import { formatCents, itemsTotal } from '../../domain/money.ts';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import type { Alternative } from '../../domain/schema/protocol.ts';
import { Claim } from '../../ui/Claim.tsx';
import styles from './Alternatives.module.css';

/** Two other ways to buy: cheaper, or from another country. Totals are computed from the items. */
export function Alternatives({ alternatives, claimOf }: { alternatives: readonly Alternative[]; claimOf: (id: string) => ClaimRecord }) {
  return (
    <div className={styles.grid}>
      {alternatives.map(({ id, category, description, items, per, totalNote, costDate, claims }) => {
        const total = itemsTotal(items);
        return (
          <article key={id} id={id}>
            <h3>{category}</h3>
            <p>{description}</p>
            <ul role="list" className={styles.items}>
              {items.map(({ name, costCents, note }) => (
                <li key={name}>
                  <span>{name}{note && <small>{note}</small>}</span>
                  {costCents !== undefined && <span>{formatCents(costCents)}</span>}
                </li>
              ))}
              {total !== undefined && <li className={styles.total}><span>Total, {per}</span><span>about {formatCents(total)}</span></li>}
            </ul>
            <p className={styles.note}>{totalNote}{total !== undefined && ` Written down on ${formatDate(costDate)}.`}</p>
            {claims.map((claim) => <p key={claim} className={styles.note}><Claim claim={claimOf(claim)} />.</p>)}
          </article>
        );
      })}
    </div>
  );
}
