import type { SiteConfig } from '../../domain/config.ts';
import { buyLink } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import type { Ingredient, ScheduleEntry, Supplement } from '../../domain/schema/protocol.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Disclosure, FdaNote } from '../../ui/Notes.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

type StackTeaserProps = { config: SiteConfig; supplements: Supplement[]; ingredients: Ingredient[]; schedule: ScheduleEntry[] };

/** Five supplements in a table, with the first caution of each, and the day in three parts. */
export function StackTeaser({ config, supplements, ingredients, schedule }: StackTeaserProps) {
  const firstCaution = ({ ingredients: ids }: Supplement) => ingredients.find(({ id }) => ids.includes(id))?.cautions[0];
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>Five bottles for ninety days. Nobody has studied them together. <a href="/check-first">Check first</a> with a pharmacist, more so if you take any medicine, are pregnant, or drink heavily.</p>
        <Disclosure config={config} />
        <ul role="list" className={styles.list}>
          {supplements.map((supplement) => {
            const caution = firstCaution(supplement);
            return (
              <li key={supplement.id}>
                <h3><a href={`/stack#${supplement.id}`}>{supplement.name}</a></h3>
                <p>{supplement.purpose}{caution && <span className={styles.caution}> {caution.advice === 'avoid' ? 'Not for' : 'Ask first'}: {caution.who}.</span>}</p>
                <p className={styles.facts}>
                  <span data-dose="">{supplement.dosage}</span>
                  <span>{formatCents(supplement.costCents)} for 90 days</span>
                  <ProductLink to={buyLink(config, supplement.search)}>Buy on {config.retailerName}</ProductLink>
                </p>
              </li>
            );
          })}
        </ul>
        <h3 className={styles.dayTitle}>The day in three parts</h3>
        <ScheduleTable schedule={schedule} supplements={supplements} />
        <ButtonRow>
          <ButtonLink href="/stack">Get the Complete Stack</ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
        </ButtonRow>
        <FdaNote />
      </div>
    </section>
  );
}
