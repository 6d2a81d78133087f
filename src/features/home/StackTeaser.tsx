import type { SiteConfig } from '../../domain/config.ts';
import { checkFirstLines } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink } from '../../domain/links.ts';
import { costsWrittenDown, formatCents, formatRange, stackTotal } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { WhatItCosts } from '../../ui/figures/WhatItCosts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

/** Who leaves a bottle alone, in one line. */
function NotFor({ records, ids }: { records: Records; ids: readonly string[] }) {
  const lines = checkFirstLines(
    ids.map((id) => byId(records.ingredients, id)),
    records.medicines,
  ).filter(({ shape }) => shape === 'not-for');
  return lines.map(({ words, names }) => (
    <p key={words} className={styles.notFor}>
      <CautionMark shape="not-for" />
      <span>
        <b>{words}:</b> {names.join('; ')}.
      </span>
    </p>
  ));
}

/** Five supplements in compact rows, with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, records }: { config: SiteConfig; records: Records }) {
  const { supplements, schedule, wholeStack } = records;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>
          The plan costs nothing. Five bottles cost {formatRange(stackTotal(supplements))} for 90 days, and nobody has
          studied them together. {wholeStack.leaveOut} Everybody else, <a href="/check-first">ask a pharmacist first</a>
          .
        </p>
        <Disclosure config={config} />
        <WhatItCosts headingLevel={3} supplements={supplements} />
        <ul role="list" className={styles.list} data-sans="">
          {supplements.map(({ id, name, purpose, dosage, costCents, search, ingredients }) => (
            <li key={id}>
              <div>
                <h3>
                  <a href={`/stack#${id}`}>{name}</a>
                </h3>
                <p>
                  {purpose}. <span data-dose="">{dosage}.</span>
                </p>
              </div>
              <p className={styles.facts}>
                <span>{formatCents(costCents)} for 90 days</span>
                <ProductLink to={buyLink(config, search)} of={name}>
                  Buy on {config.retailerName}
                </ProductLink>
              </p>
              <div className={styles.caution} data-safety={id}>
                <NotFor records={records} ids={ingredients} />
              </div>
            </li>
          ))}
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
