import { formatDate } from '../../domain/dates.ts';
import { formatCents, itemsTotal } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import { BottleCautions } from '../../ui/BottleCautions.tsx';
import { Claim } from '../../ui/Claim.tsx';
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

/** Two other ways to buy: cheaper, or from another country. Totals are computed from the items. */
export function Alternatives({ records }: { records: Records }) {
  return (
    <div className={styles.grid}>
      {records.alternatives.map(({ id, category, description, items, per, totalNote, costDate, claims }) => {
        const total = itemsTotal(items);
        return (
          <article key={id} id={id}>
            <h3>{category}</h3>
            <p>{description}</p>
            <ul role="list" className={styles.items}>
              {items.map(({ name, costCents, note, ingredient }) => (
                <li key={name}>
                  <div>
                    {name}
                    {note && <small data-dose="">{note}</small>}
                    {ingredient && <OwnCautions records={records} id={ingredient} />}
                  </div>
                  {costCents !== undefined && <span>{formatCents(costCents)}</span>}
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
              {total !== undefined && ` Written down on ${formatDate(costDate)}.`}
            </p>
            {claims.map((claim) => (
              <p key={claim} className={styles.note}>
                <Claim claim={byId(records.claims, claim)} />.
              </p>
            ))}
          </article>
        );
      })}
    </div>
  );
}
