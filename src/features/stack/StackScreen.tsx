import type { SiteConfig } from '../../site/config.ts';
import { formatRange, stackTotal } from '../../site/money.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { Row } from '../../ui/CareRow.tsx';
import { WhatItCosts } from '../../figures/WhatItCosts.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Disclosure, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { callsIn } from '../../safety/care.ts';
import { SleepyOnce } from '../../ui/SupplementCaution.tsx';
import { Alternatives } from './Alternatives.tsx';
import styles from './StackScreen.module.css';
import { SupplementEntry } from './SupplementEntry.tsx';

/** The stack: three points before any supplement, what is true of all of them, an entry for each with what differs, what all of them cost, and two other ways to buy. */
export function StackScreen({ config, records, today }: { config: SiteConfig; records: Records; today: string }) {
  const { supplements, ingredients, medicines, wholeStack, stackScreen: words } = records;
  const poison = byId(records.careCards, 'child-gummies');
  const total = formatRange(stackTotal(supplements));
  return (
    <>
      <PageHead title="The Stack" lead={words.lead}>
        <ol role="list" className={styles.start}>
          {words.start.map((point) => (
            <li key={point}>
              <span>
                <MarkedText text={point} records={records} />
              </span>
            </li>
          ))}
        </ol>
        <div>
          <Row shape="not-for">
            {wholeStack.leaveOut} <b>{wholeStack.oneOf.inShort}</b>
          </Row>
          <Row shape="call-now" card={poison.id} contacts={callsIn(poison)}>
            <Unbroken text={words.poison} />
          </Row>
        </div>
      </PageHead>
      <Section id="supplements" title={words.title}>
        <Paragraphs texts={[words.known]} records={records} />
        <div id="for-all" className={styles.forAll} data-safety="">
          <h3>{words.forAll.title}</h3>
          <ul>
            {words.forAll.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <Disclosure records={records} />
        {supplements.map((supplement) => (
          <SupplementEntry key={supplement.id} config={config} records={records} supplement={supplement} />
        ))}
        <SleepyOnce ingredients={ingredients} medicines={medicines} />
      </Section>
      <Section id="total" title={`${words.all}: ${total} for 90 days`}>
        <Paragraphs texts={[words.cost]} records={records} />
        <WhatItCosts headingLevel={3} records={records} />
      </Section>
      <Section id="alternatives" title={words.alternatives}>
        <Alternatives records={records} />
      </Section>
      <Section id="gummies" title="Why Gummies Over Pills?">
        <Paragraphs texts={words.gummies} records={records} />
        <ReviewNote review={reviewOf(records.reviews, '/stack')} today={today} />
      </Section>
    </>
  );
}
