import type { SiteConfig } from '../../domain/config.ts';
import { withoutNamed } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import { firstSentence } from '../../domain/library.ts';
import { buyLink } from '../../domain/links.ts';
import { costNote, costsWrittenDown, formatCents } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import { NotForLines, SleepyOnce } from '../../ui/BottleCautions.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { WhatItCosts } from '../../ui/figures/WhatItCosts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

/** The supplements in compact rows, with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, records, offer }: { config: SiteConfig; records: Records; offer: Claim }) {
  const { supplements, wholeStack, ingredients, medicines } = records;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>Not studied together. One at a time, or none.</p>
        <WhatItCosts headingLevel={3} supplements={supplements} isBrief claim={offer.id} />
        <p className={styles.small} data-disclosure="">
          From paid links we earn a commission. Each link is a search at {config.retailerName}, not one product. Costs
          are for 90 days, as written down on {formatDate(costsWrittenDown(supplements))}; shops set their own.
        </p>
        <div className={styles.all} data-sans="">
          <p>
            <CautionMark shape="not-for" />
            <span>
              {wholeStack.leaveOut} Everybody else, <a href="/check-first">ask a pharmacist first</a>.{' '}
              <b>{wholeStack.oneOf.inShort}</b>
            </span>
          </p>
          <SleepyOnce ingredients={ingredients} medicines={medicines} />
        </div>
        <ul role="list" className={styles.list} data-sans="">
          {supplements.map(({ id, name, purpose, dosage, limits, costCents, costFor, search, ingredients: ids }) => (
            <li key={id}>
              <div className={styles.what}>
                <h3>
                  <a href={`/stack#${id}`}>{name}</a>
                </h3>
                <p className={styles.cost}>
                  {formatCents(costCents)}
                  <span className="visually-hidden"> for {costFor}</span>
                </p>
                <p>
                  {purpose}.{' '}
                  <span data-dose="">
                    {dosage}. {limits && firstSentence(limits)}
                  </span>{' '}
                  {costNote({ costFor })}
                </p>
              </div>
              <div className={styles.caution} data-safety={id}>
                <NotForLines
                  ingredients={ids.map((one) => withoutNamed(byId(ingredients, one), wholeStack.conditions))}
                  medicines={medicines}
                  sleepyAs="together"
                />
              </div>
              <p className={styles.buy}>
                <ProductLink to={buyLink(config, search)} of={name}>
                  Buy on {config.retailerName}
                </ProductLink>
              </p>
            </li>
          ))}
        </ul>
        <Fold summary="The day in three parts">
          <p>The most that a day can hold. Begin with none, or with one.</p>
          <ScheduleTable records={records} />
        </Fold>
        <div className={styles.ways}>
          <ButtonLink href="/stack">Get the Complete Stack</ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
        </div>
      </div>
    </section>
  );
}
