import type { SiteConfig } from '../../domain/config.ts';
import { buyLink } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import { byId } from '../../domain/records.ts';
import type { Ingredient, Medicine, ScheduleEntry, Supplement } from '../../domain/schema/protocol.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Disclosure, FdaNote } from '../../ui/Notes.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import styles from './StackTeaser.module.css';

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Who leaves a bottle alone, which medicines it must not meet, and who asks first. The reasons stand on `/stack`. */
function cautionsOf({ ingredients: ids }: Supplement, ingredients: readonly Ingredient[], medicines: readonly Medicine[]) {
  const inside = ingredients.filter(({ id }) => ids.includes(id));
  const whoFor = (advice: 'avoid' | 'ask-first') => inside.flatMap(({ cautions }) => cautions).filter((caution) => caution.advice === advice).map(({ who }) => lowered(who));
  const notWith = inside.flatMap(({ interactions }) => interactions).filter(({ verdict }) => verdict === 'do-not-mix').map(({ medicine }) => lowered(byId(medicines, medicine).name));
  return [{ label: 'Not for', items: whoFor('avoid') }, { label: 'Do not mix with', items: notWith }, { label: 'Ask first', items: whoFor('ask-first') }]
    .filter(({ items }) => items.length > 0);
}

type StackTeaserProps = { config: SiteConfig; supplements: Supplement[]; ingredients: Ingredient[]; medicines: Medicine[]; schedule: ScheduleEntry[] };

/** Five supplements in a table, with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, supplements, ingredients, medicines, schedule }: StackTeaserProps) {
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>Five bottles for ninety days. Nobody has studied them together. <a href="/check-first">Check first</a> with a pharmacist, more so if you take any medicine, are pregnant, or drink heavily.</p>
        <Disclosure config={config} />
        <ul role="list" className={styles.list}>
          {supplements.map((supplement) => (
            <li key={supplement.id}>
              <h3><a href={`/stack#${supplement.id}`}>{supplement.name}</a></h3>
              <div>
                <p>{supplement.purpose}.</p>
                <div className={styles.caution} data-safety={supplement.id}>
                  {cautionsOf(supplement, ingredients, medicines).map(({ label, items }) => <p key={label}><b>{label}:</b> {items.join('; ')}.</p>)}
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
        <p className={styles.lead}>A day late in the plan, with every bottle in it. Begin with none, or with one.</p>
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
