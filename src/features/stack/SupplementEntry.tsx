import type { SiteConfig } from '../../domain/config.ts';
import { dosageParts } from '../../domain/adult-doses.ts';
import { withoutNamed } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import { buyLink, typedAddress } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Supplement } from '../../domain/schema/protocol.ts';
import { NotForLines } from '../../ui/BottleCautions.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { IngredientSafety } from '../../ui/IngredientSafety.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './SupplementEntry.module.css';

type SupplementEntryProps = { config: SiteConfig; records: Records; supplement: Supplement };

/** A bottle as a row: what for, dose with its most, who leaves it out, price and shop stand open; all the rest is one tap away. */
export function SupplementEntry({ config, records, supplement }: SupplementEntryProps) {
  const {
    id,
    name,
    purpose,
    duration,
    details,
    limits,
    lookFor,
    freeAlternative,
    costCents,
    costFor,
    costDate,
    search,
  } = supplement;
  const { amount, most } = dosageParts(supplement, records.ingredients);
  const { inShort, conditions } = records.wholeStack;
  const ingredients = supplement.ingredients.map((ingredient) => byId(records.ingredients, ingredient));
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles.purpose}>{purpose}.</p>
      </header>
      <div className={styles.body}>
        <p data-dose="">
          <b>{amount}.</b> {most && `${most}. `}
          {duration}. {limits}
        </p>
        <div data-safety={id}>
          <NotForLines
            ingredients={ingredients.map((ingredient) => withoutNamed(ingredient, conditions))}
            medicines={records.medicines}
            everyBottle={inShort}
          />
        </div>
        <p className={styles.cost} data-sans="">
          <span>
            <b>{formatCents(costCents)}</b> for {costFor}
            <span className="visually-hidden">, as written down on {formatDate(costDate)}</span>
          </span>
          <ProductLink to={buyLink(config, search)} of={name}>
            Buy on {config.retailerName}
          </ProductLink>
        </p>
        <Fold
          summary={
            <span className={styles.more}>
              <CautionMark shape="ask-first" />
              <span>
                Ask first, label, reasons<span className="visually-hidden">: {name}</span>
              </span>
            </span>
          }
        >
          <p>
            <b>For nothing:</b> {freeAlternative}
          </p>
          <p data-dose="">
            <b>On the label:</b> {lookFor}
          </p>
          {ingredients.map((ingredient) => (
            <IngredientSafety
              key={ingredient.id}
              checkFirst={typedAddress(config, '/check-first')}
              ingredient={ingredient}
              medicines={records.medicines}
              isNamed={ingredients.length > 1}
            />
          ))}
          <h4>What is known of {name}</h4>
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
    </article>
  );
}
