import { capitalized } from '../text/texts.ts';
import { formatDate } from '../site/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../site/money.ts';
import type { Records } from '../model/records.ts';
import { Figure } from './Figure.tsx';

/** What the plan costs, nothing, and what all the optional supplements would. Each one’s price is in its entry. */
export function WhatItCosts({ records }: { records: Records }) {
  const { supplements, offer } = records;
  const rows = [
    [offer.figure.free, '$0'],
    [offer.figure.all, formatRange(stackTotal(supplements))],
  ] as const;
  return (
    <Figure
      id="what-it-costs"
      headingLevel={3}
      title={offer.figure.title}
      caption={`${records.siteScreen.prices} ${formatDate(costsWrittenDown(supplements))}.`}
    >
      <table className="measure">
        <tbody>
          {rows.map(([what, cost]) => (
            <tr key={what}>
              <th scope="row">{capitalized(what)}</th>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
