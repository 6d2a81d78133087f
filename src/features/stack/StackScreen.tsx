import type { SiteConfig } from '../../domain/config.ts';
import { capitalized } from '../../domain/first-letter.ts';
import { inWords } from '../../domain/named-words.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { WhatItCosts } from '../../ui/figures/WhatItCosts.tsx';
import { Gate } from '../../ui/Gate.tsx';
import { Pause } from '../../ui/Pause.tsx';
import { Disclosure, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Alternatives } from './Alternatives.tsx';
import styles from './StackScreen.module.css';
import { SupplementEntry } from './SupplementEntry.tsx';

/** The stack: that it costs nothing to leave out, what it costs, three questions, a row for each bottle that opens, and two other ways to buy. */
export function StackScreen({ config, records, today }: { config: SiteConfig; records: Records; today: string }) {
  const shown = claimsShown(records, 'stack');
  const count = inWords(records.supplements.length);
  return (
    <>
      <PageHead
        title="The Stack"
        lead={`It costs nothing to leave out. ${capitalized(count)} optional bottles, one at a time.`}
      />
      <section id="total" className="wrap figure-place" aria-label="What it costs">
        <WhatItCosts records={records} claim={shown.offer.id} />
        <p className={styles.note}>
          The offer of <Claim claim={shown.offer} /> is about the same money, <a href="#budget">the cheapest way</a> is
          less, and a week for nothing is the <a href="/starter-guide">starter guide</a>.
        </p>
      </section>
      <Section isBeside id="supplements" title={`${capitalized(count)} supplements`}>
        <Gate records={records} />
        <p className={styles.oneOf} data-sans="">
          <CautionMark shape="not-for" /> <b>{records.wholeStack.oneOf.inShort}</b>
        </p>
        <CareRow card={byId(records.careCards, 'child-gummies')} />
        <p className={styles.note}>
          <Claim claim={shown.together} />. <Claim claim={shown.supplements} />. <Claim claim={shown.tell} />. Each link
          is a search at {config.retailerName}, not one product.
        </p>
        <Disclosure config={config} />
        <div data-wide="">
          {records.supplements.map((supplement) => (
            <SupplementEntry key={supplement.id} config={config} records={records} supplement={supplement} />
          ))}
        </div>
      </Section>
      <Pause>The bottles can wait, or stay in the shop.</Pause>
      <Section isBeside id="alternatives" title="Two other ways to buy">
        <Alternatives records={records} />
      </Section>
      <Section isBeside id="gummies" title="Why Gummies Over Pills?">
        <p className={styles.note}>
          <Claim claim={shown.gummies} />. It is also sweet, easy to take too many of, and easy for a child to mistake
          for candy. Keep them locked away. <Claim claim={shown.gummyLabels} />, in one laboratory’s test. If you would
          rather swallow a capsule, do, with an independent seal such as USP.
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/stack')} today={today} />
      </Section>
    </>
  );
}
