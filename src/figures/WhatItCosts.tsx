import { formatDate } from '../site/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../site/money.ts';
import type { Records } from '../model/records.ts';
import { whatItCosts } from './content.ts';
import { Drawn } from './Drawn.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';

type WhatItCostsProps = {
  records: Records;
  headingLevel?: HeadingLevel;
};

/** What the plan costs, nothing, over the optional supplements in one bar, and, for readers who can’t see it, what it adds up to in words. Each price is in its entry. */
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
      <div className="visually-hidden">
        <p>$0: {offer.figure.free}.</p>
        <p>
          {formatRange(stackTotal(supplements))}: {offer.figure.all}.
        </p>
      </div>
    </Figure>
  );
}
