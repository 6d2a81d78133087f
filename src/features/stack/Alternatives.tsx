import { formatDate } from '../../domain/dates.ts';
import { formatCents, itemsTotal } from '../../domain/money.ts';
import type { Alternative } from '../../domain/schema/protocol.ts';
import styles from './Alternatives.module.css';

/** Two other ways to buy: cheaper, or from another country. Totals are computed from the items. */
export function Alternatives({ alternatives }: { alternatives: readonly Alternative[] }) {
  return (
    <div className={styles.grid}>
      {alternatives.map(({ id, category, description, items, per, totalNote, costDate }) => {
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
          </article>
        );
      })}
    </div>
  );
}
