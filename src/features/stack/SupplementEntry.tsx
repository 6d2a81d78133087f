import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Supplement } from '../../domain/schema/protocol.ts';
import { BottleCautions } from '../../ui/BottleCautions.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { IngredientSafety } from '../../ui/IngredientSafety.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './SupplementEntry.module.css';

type SupplementEntryProps = { config: SiteConfig; records: Records; supplement: Supplement };

/** A bottle as a row: dose with its label, who leaves it out and the free version stand open; questions, reasons and evidence fold. */
export function SupplementEntry({ config, records, supplement }: SupplementEntryProps) {
  const { id, name, purpose, dosage, duration, details, label, freeAlternative, costCents, costDate, search } =
    supplement;
  const ingredients = supplement.ingredients.map((ingredient) => byId(records.ingredients, ingredient));
  const forWhom = <span className="visually-hidden">: {name}</span>;
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles.cost}>
          {formatCents(costCents)} for 90 days
          <span className="visually-hidden">, as written down on {formatDate(costDate)}</span>
        </p>
        <p className={styles.purpose}>
          {purpose}. <span data-dose="">{dosage}.</span>
        </p>
      </header>
      <div className={styles.body}>
        <p data-dose="">
          <b>{duration}.</b> {label}
        </p>
        <div data-safety={id}>
          <BottleCautions ingredients={ingredients} medicines={records.medicines} name={name} />
        </div>
        <p>
          <b>For nothing:</b> {freeAlternative}
        </p>
        <div>
          <Fold summary={<span>Reasons, sources, and what is known{forWhom}</span>}>
            {ingredients.map((ingredient) => (
              <IngredientSafety
                key={ingredient.id}
                ingredient={ingredient}
                medicines={records.medicines}
                isNamed={ingredients.length > 1}
              />
            ))}
            <h4>What is known</h4>
            <ul className={styles.known}>
              {supplement.claims.map((claim) => (
                <li key={claim}>
                  <Claim claim={byId(records.claims, claim)} />.
                </li>
              ))}
            </ul>
            <p>{details}</p>
          </Fold>
        </div>
        <p data-sans="">
          <ProductLink to={buyLink(config, search)} of={name}>
            Buy on {config.retailerName}
          </ProductLink>
        </p>
      </div>
    </article>
  );
}
