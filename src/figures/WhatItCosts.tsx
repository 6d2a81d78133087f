import { formatDate } from '../site/dates.ts';
import { costsWrittenDown, formatCents } from '../site/money.ts';
import type { Records } from '../model/records.ts';
import { whatItCosts } from './content.ts';
import { Drawn } from './Drawn.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';

type WhatItCostsProps = {
  records: Pick<Records, 'supplements' | 'offer' | 'siteScreen'>;
  headingLevel?: HeadingLevel;
};

/** What the plan costs, nothing, over the optional supplements in one bar, and their prices in one line. */
export function WhatItCosts({ records, headingLevel = 2 }: WhatItCostsProps) {
  const { supplements, offer } = records;
  return (
    <Figure
      id="what-it-costs"
      headingLevel={headingLevel}
      title={offer.figure.title}
      caption={`${records.siteScreen.prices} ${formatDate(costsWrittenDown(supplements))}.`}
    >
      <Drawn draw={whatItCosts(records, offer.figure)} />
      <p>
        {supplements.map(({ name, costCents, costFor, costNote, dose }, index) => (
          <span key={name}>
            {index > 0 && ' · '}
            {name} {formatCents(costCents)}
            {!dose.time && ' (as needed)'}
            {costNote && ` for ${costFor} (${costNote.replace(/\.$/, '').toLowerCase()})`}
          </span>
        ))}
      </p>
    </Figure>
  );
}
