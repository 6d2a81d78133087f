import { formatDate } from '../../domain/dates.ts';
import { formatCents, itemsTotal } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Alternative } from '../../domain/schema/protocol.ts';
import { BottleCautions } from '../../ui/BottleCautions.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import styles from './Alternatives.module.css';

/** Who checks first with an ingredient that is in none of the bottles, whose own entries say it. */
function OwnCautions({ records, id }: { records: Records; id: string }) {
  return (
    <div className={styles.cautions} data-safety={id}>
      <BottleCautions
        ingredients={[byId(records.ingredients, id)]}
        medicines={records.medicines}
        name={byId(records.ingredients, id).name}
      />
      <p>
        <a href="/check-first">All the cautions</a>
      </p>
    </div>
  );
}

/** What such a way holds, and what it costs in all, computed from the items. */
function Items({ records, of: { items, per, totalNote, costDate, claims } }: { records: Records; of: Alternative }) {
  const total = itemsTotal(items);
  return (
    <>
      <ul role="list" className={styles.items}>
        {items.map(({ name, costCents, note, ingredient }) => (
          <li key={name}>
            <span>{name}</span>
            {costCents !== undefined && <span>{formatCents(costCents)}</span>}
            {ingredient && <OwnCautions records={records} id={ingredient} />}
            {note && <small data-dose="">{note}</small>}
          </li>
        ))}
        <li className={styles.total}>
          {total === undefined ? (
            <>
              <span>Total</span>
              <span>none written, because prices differ</span>
            </>
          ) : (
            <>
              <span>Total, {per}</span>
              <span>about {formatCents(total)}</span>
            </>
          )}
        </li>
      </ul>
      <p className={styles.note}>
        {totalNote}
        {total !== undefined && ` Written down on ${formatDate(costDate)}.`}{' '}
        {claims.map((claim) => (
          <span key={claim}>
            <Claim claim={byId(records.claims, claim)} />.{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** Two other ways to buy: cheaper, or from another country. A way without a price folds what it holds. */
export function Alternatives({ records }: { records: Records }) {
  return (
    <div className={styles.grid}>
      {records.alternatives.map((alternative) => {
        const { id, category, description, items } = alternative;
        const inside = <Items records={records} of={alternative} />;
        return (
          <article key={id} id={id}>
            <h3>{category}</h3>
            {itemsTotal(items) === undefined ? (
              <Fold summary={`${String(items.length)} products, and how to buy`}>
                <p>{description}</p>
                {inside}
              </Fold>
            ) : (
              <>
                <p>{description}</p>
                {inside}
              </>
            )}
          </article>
        );
      })}
    </div>
  );
}
