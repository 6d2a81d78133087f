import { formatCents, itemsTotal } from '../../site/money.ts';
import { byId, type Records } from '../../model/records.ts';
import { inWords } from '../../text/number-words.ts';
import { plans } from '../../plan/days.ts';
import { Claim } from '../../ui/Claim.tsx';
import styles from './Alternatives.module.css';

const daysPerMonth = 30;

/** Two other ways to buy, cheaper or from another country: what each contains, and what it costs in all, a month and for the whole plan, computed from the items. */
export function Alternatives({ records }: { records: Records }) {
  const { length } = plans.adults;
  return (
    <div className="columns-2 grid sans">
      {records.alternatives.map(({ id, category, description, items, per, totalNote, claims }) => {
        const total = itemsTotal(items);
        return (
          <article key={id} id={id} className="stack-2">
            <h3>{category}</h3>
            <p>{description}</p>
            <ul role="list" className={styles.items}>
              {items.map(({ name, costCents, note, ingredient }) => (
                <li key={name} data-safety={ingredient}>
                  <b>{name}</b>
                  {costCents !== undefined && <span>{formatCents(costCents)}</span>}
                  {note && <p className="unsplit">{note}</p>}
                </li>
              ))}
              {total !== undefined && (
                <li className={styles.total}>
                  About {formatCents(total)} {per} if you bought all {inWords(items.length)}, or{' '}
                  {formatCents(total * (length / daysPerMonth))} for {length} days
                </li>
              )}
            </ul>
            <p className="soft">
              {totalNote}{' '}
              {claims.map((claim) => (
                <span key={claim}>
                  <Claim claim={byId(records.claims, claim)} />.{' '}
                </span>
              ))}
            </p>
          </article>
        );
      })}
    </div>
  );
}
