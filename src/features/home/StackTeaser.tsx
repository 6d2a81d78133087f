import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink } from '../../domain/links.ts';
import { costsWrittenDown, formatCents } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckFirst } from '../../ui/CheckFirst.tsx';
import { Disclosure, FdaNote } from '../../ui/Notes.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

/** Five supplements in a table, with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, records }: { config: SiteConfig; records: Records }) {
  const { supplements, ingredients, medicines, schedule, wholeStack } = records;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>
          Five bottles for ninety days. Nobody has studied them together. {wholeStack.leaveOut}
        </p>
        <p className={styles.lead}>
          Everybody else, <a href="/check-first">check first</a> with a pharmacist, above all with any medicine or heavy
          drinking.
        </p>
        <Disclosure config={config} />
        <p className={styles.lead}>
          Costs as written down on {formatDate(costsWrittenDown(supplements))}; shops set their own.
        </p>
        <ul role="list" className={styles.list}>
          {supplements.map((supplement) => (
            <li key={supplement.id}>
              <h3>
                <a href={`/stack#${supplement.id}`}>{supplement.name}</a>
              </h3>
              <div>
                <p>{supplement.purpose}.</p>
                <div className={styles.caution} data-safety={supplement.id}>
                  <CheckFirst
                    ingredients={supplement.ingredients.map((id) => byId(ingredients, id))}
                    medicines={medicines}
                  />
                </div>
              </div>
              <p className={styles.facts}>
                <span data-dose="">{supplement.dosage}</span>
                <span>{formatCents(supplement.costCents)} for 90 days</span>
                <ProductLink to={buyLink(config, supplement.search)}>Buy on {config.retailerName}</ProductLink>
              </p>
            </li>
          ))}
        </ul>
        <h3 className={styles.dayTitle}>The day in three parts</h3>
        <p className={styles.lead}>The most that a day can hold. Begin with none, or with one.</p>
        <ScheduleTable schedule={schedule} supplements={supplements} oneOf={wholeStack.oneOf} />
        <ButtonRow>
          <ButtonLink href="/stack">Get the Complete Stack</ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
        </ButtonRow>
        <FdaNote />
      </div>
    </section>
  );
}
