import { formatDate } from '../site/dates.ts';
import { costsWrittenDown } from '../site/money.ts';
import type { Records } from '../model/records.ts';
import { whatItCosts } from './content.ts';
import { Drawn } from './Drawn.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';

type WhatItCostsProps = {
  records: Pick<Records, 'supplements' | 'offer' | 'siteScreen'>;
  headingLevel?: HeadingLevel;
};

/** What the plan costs, nothing, over the optional supplements in one bar. Their prices are in their entries. */
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
    </Figure>
  );
}
