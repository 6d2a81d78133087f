import type { SiteConfig } from '../../domain/config.ts';
import { checkFirstLines, withoutNamed } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink } from '../../domain/links.ts';
import { costsWrittenDown, formatCents } from '../../domain/money.ts';
import { inWords } from '../../domain/named-words.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import type { Supplement } from '../../domain/schema/protocol.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { WhatItCosts } from '../../ui/figures/WhatItCosts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

/** Who leaves a bottle alone and what it is not mixed with, without those whom the line above the bottles names for all of them. */
function NotFor({ records, of }: { records: Records; of: Supplement }) {
  const ingredients = of.ingredients.map((id) =>
    withoutNamed(byId(records.ingredients, id), records.wholeStack.conditions),
  );
  const lines = checkFirstLines(ingredients, records.medicines).filter(({ shape }) => shape === 'not-for');
  return lines.map(({ words, names }) => (
    <p key={words} className={styles.notFor}>
      <CautionMark shape="not-for" />
      <span>
        <b>{words}:</b> {names.join('; ')}.
      </span>
    </p>
  ));
}

/** The supplements in compact rows, with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, records, offer }: { config: SiteConfig; records: Records; offer: Claim }) {
  const { supplements, schedule, wholeStack } = records;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>
          Nobody has studied the {inWords(supplements.length)} together, and one at a time is the only way to know what
          one does.
        </p>
        <WhatItCosts headingLevel={3} supplements={supplements} claim={offer.id} isBrief />
        <Disclosure config={config} />
        <p className={`${styles.notFor} ${styles.all}`} data-sans="">
          <CautionMark shape="not-for" />
          <span>
            {wholeStack.leaveOut} Everybody else, <a href="/check-first">ask a pharmacist first</a>.
          </span>
        </p>
        <ul role="list" className={styles.list} data-sans="">
          {supplements.map((supplement) => {
            const { id, name, purpose, dosage, costCents, search } = supplement;
            return (
              <li key={id}>
                <div>
                  <h3>
                    <a href={`/stack#${id}`}>{name}</a>
                  </h3>
                  <p>
                    {purpose}. <span data-dose="">{dosage}.</span>
                  </p>
                </div>
                <div className={styles.caution} data-safety={id}>
                  <NotFor records={records} of={supplement} />
                </div>
                <p className={styles.facts}>
                  <span>{formatCents(costCents)} for 90 days</span>
                  <ProductLink to={buyLink(config, search)} of={name}>
                    Buy on {config.retailerName}
                  </ProductLink>
                </p>
              </li>
            );
          })}
        </ul>
        <p className={styles.small}>
          Costs as written down on {formatDate(costsWrittenDown(supplements))}; shops set their own. Each link is a
          search at {config.retailerName}, not one product.
        </p>
        <Fold summary="The day in three parts">
          <p>The most that a day can hold. Begin with none, or with one.</p>
          <ScheduleTable schedule={schedule} supplements={supplements} oneOf={wholeStack.oneOf} />
        </Fold>
        <ButtonRow>
          <ButtonLink href="/stack">Get the Complete Stack</ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
