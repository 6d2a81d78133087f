import { refuse } from '../../domain/figures/figure.ts';
import { formatDate } from '../../domain/dates.ts';
import {
  costsWrittenDown,
  formatCents,
  formatRange,
  itemsTotal,
  stackTotal,
  takenAsNeeded,
  usualTime,
} from '../../domain/money.ts';
import type { Alternative, Supplement } from '../../domain/schema/protocol.ts';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { ends, Scale, Track } from './Scale.tsx';
import styles from './WhatItCosts.module.css';

type WhatItCostsProps = Placement & {
  supplements: readonly Supplement[];
  /** The budget way. Drawn where all its items have a price. */
  budget?: Alternative | undefined;
  /** The claim that the price rests on. */
  claim: string;
};

/** Things of a price one after the other: where each begins and ends, in cents. */
function inARow<T extends { name: string; costCents: number }>(figure: string, items: readonly T[]) {
  let sum = 0;
  return items.map((item) => {
    if (!(item.costCents > 0))
      refuse(figure, `“${item.name}” costs ${item.costCents}; what is free stands in the first line`);
    const from = sum;
    sum += item.costCents;
    return { ...item, from, to: sum };
  });
}

/** A bottle on the ruler: pale, and hatched where it is taken as needed. */
const barOf = ({ from, to, dose }: { from: number; to: number; dose: Supplement['dose'] }) =>
  ({ from, to, look: dose.time ? 'pale' : 'hatched' }) as const;

/**
 * What the ninety days cost: nothing, and then each optional bottle, what is taken as needed last and hatched. Every price
 * begins at the same edge, so that two are compared by their ends; the sum is the same bars one after the other.
 */
export function WhatItCosts({ headingLevel = 2, id = 'what-it-costs', supplements, budget, claim }: WhatItCostsProps) {
  if (supplements.length === 0) refuse(id, 'it has no prices');
  const prices = inARow(id, [
    ...supplements.filter(({ dose }) => dose.time),
    ...supplements.filter(({ dose }) => !dose.time),
  ]);
  const total = stackTotal(supplements);
  const priced = budget?.items.flatMap(({ name, costCents }) => (costCents === undefined ? [] : [{ name, costCents }]));
  // Only what is bought by the month can be set beside ninety days.
  const budgetTotal = budget?.per === 'a month' ? itemsTotal(budget.items) : undefined;
  // The same length stands for a month here and for three months above.
  const monthly =
    budgetTotal === undefined
      ? []
      : inARow(id, priced ?? []).map(({ from, to, ...rest }) => ({ ...rest, from: from * 3, to: to * 3 }));
  const most = Math.max(total.most, ...monthly.map(({ to }) => to));
  const all = [...prices, ...monthly];
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={`The plan costs nothing. All ${supplements.length} bottles, never taken together, would be ${formatCents(total.most)}`}
      caption={`Our own notes of ${formatDate(costsWrittenDown(supplements))}; the shop’s price is the one you pay. Hatched is taken as needed.`}
      wordsTitle="The prices as a table"
      words={
        <table data-claim={claim}>
          <tbody>
            <tr>
              <th scope="row">Sleep, breath, daylight, meals and walks</th>
              <td>$0</td>
            </tr>
            {prices.map(({ name, costCents, costFor, dose }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {!dose.time && ', as needed'}
                </th>
                <td>
                  {formatCents(costCents)} for {costFor}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">Together</th>
              <td>{formatRange(total)} for 90 days</td>
            </tr>
            {budgetTotal !== undefined && (
              <tr>
                <th scope="row">The budget way</th>
                <td>
                  {formatCents(budgetTotal)} {budget?.per}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: all.map(({ from }) => from),
          to: [...prices.map(({ costCents }) => costCents), ...all.map(({ to }) => to)],
        }}
        also={ends(id, 0, most)}
      />
      <Scale className={styles.rows}>
        <div className={styles.free}>
          <p>
            <News>$0</News> Sleep, breath, daylight, meals and walks
          </p>
        </div>
        {prices.map(({ name, costCents, costFor, dose }) => (
          <div key={name} className={styles.row}>
            <p>
              <b>{formatCents(costCents)}</b> {name}
              {!dose.time && ', as needed'}
              {costFor !== usualTime && `, for ${costFor}`}
            </p>
            <Track bars={[barOf({ from: 0, to: costCents, dose })]} />
          </div>
        ))}
        <div className={styles.total} data-claim={claim}>
          <p>
            <b>{formatRange(total)} for 90 days</b>, all {prices.length} bottles
            {total.least < total.most && `; ${formatCents(total.least)} without ${takenAsNeeded(supplements)}`}
          </p>
          <Track bars={prices.map(barOf)} />
        </div>
        {budgetTotal !== undefined && (
          <div className={styles.budget}>
            <p>
              <b>
                {formatCents(budgetTotal)} {budget?.per}
              </b>{' '}
              {budget?.items.map(({ name }) => name).join(', ')}. Three such months, drawn to the same length:
            </p>
            <Track bars={monthly.map(({ from, to }) => ({ from, to, look: 'pale' }))} />
          </div>
        )}
      </Scale>
    </Figure>
  );
}
