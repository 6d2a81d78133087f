import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { capitalized, lowered } from '../../domain/first-letter.ts';
import { costsWrittenDown, formatCents, formatRange, stackTotal, takenAsNeeded } from '../../domain/money.ts';
import { inWords } from '../../domain/named-words.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { CareRibbon } from '../../ui/CareRibbon.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { WhatItCosts } from '../../ui/figures/WhatItCosts.tsx';
import { Gate } from '../../ui/Gate.tsx';
import { Pause } from '../../ui/layout/Layout.tsx';
import { Disclosure, FdaNote, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Alternatives } from './Alternatives.tsx';
import styles from './StackScreen.module.css';
import { SupplementEntry } from './SupplementEntry.tsx';

/** The stack: that it costs nothing to leave out, what it costs, three questions, a row for each bottle that opens, and two other ways to buy. */
export function StackScreen({ config, records, today }: { config: SiteConfig; records: Records; today: string }) {
  const shown = claimsShown(records, 'stack');
  const total = stackTotal(records.supplements);
  const count = capitalized(inWords(records.supplements.length));
  const names = new Intl.ListFormat('en-US').format(records.supplements.map(({ name }) => lowered(name)));
  return (
    <>
      <PageHead
        title="The Stack"
        lead={`It costs nothing to leave out. ${count} bottles (${names}) cost ${formatRange(total)} for 90 days, and one at a time is the only way to know what one does.`}
      />
      <Section id="total" title="What it costs">
        <WhatItCosts
          headingLevel={3}
          supplements={records.supplements}
          budget={records.alternatives.find(({ id }) => id === 'budget')}
          claim={shown.offer.id}
        />
        <div className="prose">
          <p>
            <b>{formatRange(total)} for 90 days:</b> {formatCents(total.least)} leaves out{' '}
            {takenAsNeeded(records.supplements)}. The offer of <Claim claim={shown.offer} /> is about the same money;{' '}
            <a href="#budget">the cheapest way</a> is less, and a week for nothing is the{' '}
            <a href="/starter-guide">starter guide</a>.
          </p>
        </div>
      </Section>
      <Section id="supplements" title={`${count} supplements`}>
        <Gate records={records} />
        <CareRibbon card={byId(records.careCards, 'child-gummies')} />
        <Disclosure config={config} />
        <p className={styles.note}>
          <Claim claim={shown.together} />. <Claim claim={shown.supplements} />. <Claim claim={shown.tell} />. Prices
          are of {formatDate(costsWrittenDown(records.supplements))}. Each link is a search at {config.retailerName},
          not one product.
        </p>
        <div>
          {records.supplements.map((supplement) => (
            <SupplementEntry key={supplement.id} config={config} records={records} supplement={supplement} />
          ))}
        </div>
        <FdaNote />
      </Section>
      <Pause>The bottles can wait, or stay in the shop.</Pause>
      <Section id="alternatives" title="Two other ways to buy">
        <Alternatives records={records} />
      </Section>
      <Section id="gummies" title="Why Gummies Over Pills?">
        <p className={styles.note}>
          <Claim claim={shown.gummies} />. They are also sweet, easy to take too many of, and easy for a child to
          mistake for candy. Keep them locked away. <Claim claim={shown.gummyLabels} />, in one laboratory’s test. If
          you would rather swallow a capsule, do, with an independent seal such as USP.
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/stack')} today={today} />
      </Section>
    </>
  );
}
