import { formatDate } from '../site/dates.ts';
import { costsWrittenDown, formatCents, formatRange, itemsTotal, stackTotal } from '../site/money.ts';
import type { Records } from '../model/records.ts';
import { whatItCosts } from './content.ts';
import { Drawn } from './Drawn.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';
import styles from './Figure.module.css';

type WhatItCostsProps = {
  records: Pick<Records, 'supplements' | 'alternatives' | 'offer' | 'siteScreen'>;
  headingLevel?: HeadingLevel;
  /** The claim that the price rests on. */
  claim: string;
};

/** What the plan costs, nothing, over the optional supplements in one bar, and their prices as a table. */
export function WhatItCosts({ records, headingLevel = 2, claim }: WhatItCostsProps) {
  const { supplements, offer } = records;
  const budget = records.alternatives.find(({ id }) => id === 'budget');
  const budgetTotal = budget && itemsTotal(budget.items);
  return (
    <Figure
      id="what-it-costs"
      headingLevel={headingLevel}
      title={offer.figure.title}
      caption={`${records.siteScreen.prices} ${formatDate(costsWrittenDown(supplements))}.`}
    >
      <Drawn draw={whatItCosts(records, offer.figure)} />
      <table className={styles.prices} data-claim={claim}>
        <tbody>
          {supplements.map(({ name, costCents, costFor, dose }) => (
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
            <td>{formatRange(stackTotal(supplements))} for 90 days</td>
          </tr>
          {budget && budgetTotal !== undefined && (
            <tr>
              <th scope="row">{budget.category}</th>
              <td>
                {formatCents(budgetTotal)} {budget.per}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Figure>
  );
}
