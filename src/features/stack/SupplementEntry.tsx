import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Supplement } from '../../domain/schema/protocol.ts';
import { Claim } from '../../ui/Claim.tsx';
import { IngredientSafety } from '../../ui/IngredientSafety.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './SupplementEntry.module.css';

type SupplementEntryProps = { config: SiteConfig; records: Records; supplement: Supplement };

/** One bottle: what it is for, who leaves it out, dose and length, what is known, what it costs, and last the link. */
export function SupplementEntry({ config, records, supplement }: SupplementEntryProps) {
  const { id, name, purpose, dosage, duration, details, label, freeAlternative, costCents, costDate, search } =
    supplement;
  const ingredients = supplement.ingredients.map((ingredient) => byId(records.ingredients, ingredient));
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles.purpose}>{purpose}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Dose</dt>
            <dd data-dose="">{dosage}</dd>
          </div>
          <div>
            <dt>How long</dt>
            <dd data-dose="">{duration}</dd>
          </div>
          <div>
            <dt>Cost</dt>
            <dd>
              {formatCents(costCents)} for 90 days, as written down on {formatDate(costDate)}
            </dd>
          </div>
        </dl>
      </header>
      <div className={styles.body}>
        {ingredients.map((ingredient) => (
          <IngredientSafety
            key={ingredient.id}
            ingredient={ingredient}
            medicines={records.medicines}
            isNamed={ingredients.length > 1}
          />
        ))}
        <section>
          <h4>What is known</h4>
          <ul>
            {supplement.claims.map((claim) => (
              <li key={claim}>
                <Claim claim={byId(records.claims, claim)} />.
              </li>
            ))}
          </ul>
        </section>
        <p>{details}</p>
        <p data-dose="">
          <b>On the label:</b> {label}
        </p>
        <p>
          <b>For nothing:</b> {freeAlternative}
        </p>
        <p>
          <ProductLink to={buyLink(config, search)}>Buy on {config.retailerName}</ProductLink>
        </p>
      </div>
    </article>
  );
}
