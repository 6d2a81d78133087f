import { formatCents, itemsTotal } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { inWords } from '../../text/number-words.ts';
import { planMonths, plans } from '../../plan/days.ts';
import { Card } from './SupplementEntry.tsx';

/**
 * Two other ways to buy, cheaper or from another country: what each contains, and what it costs in all, a month and for the whole plan,
 * computed from the items.
 */
export function Alternatives({ records }: { records: Records }) {
  const { length } = plans.adults;
  return (
    <div id="alternatives" className="columns-2 grid sans">
      {records.alternatives.map(({ id, category, description, items, totalNote }) => {
        const total = itemsTotal(items);
        return (
          <article key={id} id={id} className="stack-2">
            <h3>{category}</h3>
            <p>{description}</p>
            <ul role="list" className="rows-2">
              {items.map(({ name, costCents, note, ingredient, card }) => (
                <li key={name} id={ingredient} data-safety={ingredient} className="stack-1">
                  {costCents === undefined ? (
                    <p>
                      <b>{name}.</b> {note}
                    </p>
                  ) : (
                    <>
                      <p className="ends">
                        <b>{name}</b> <span>{formatCents(costCents)}</span>
                      </p>
                      {note && <p className="unsplit">{note}</p>}
                    </>
                  )}
                  {ingredient && card && (
                    <div className="stack-2">
                      <Card of={ingredient} card={card} doses={card.dose} records={records} />
                    </div>
                  )}
                </li>
              ))}
              {total !== undefined && (
                <li>
                  <b>
                    About {formatCents(total)} a month if you bought all {inWords(items.length)}, or{' '}
                    {formatCents(total * planMonths)} for {length} days
                  </b>
                </li>
              )}
            </ul>
            {totalNote && <p>{totalNote}</p>}
          </article>
        );
      })}
    </div>
  );
}
