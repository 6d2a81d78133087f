import { doseWords, limitWords } from '../../safety/adult-doses.ts';
import type { SiteConfig } from '../../site/config.ts';
import { buyLink } from '../../site/links.ts';
import { priceWords } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { ProductLink } from '../../ui/Outside.tsx';
import { SupplementCaution } from '../../ui/SupplementCaution.tsx';
import styles from './StackRows.module.css';

type StackRowsProps = { config: SiteConfig; records: Pick<Records, 'supplements' | 'ingredients'> };

/** Each supplement in its shortest length: purpose, dose, price and caution, and then the shop. */
export function StackRows({ config, records: { supplements, ingredients } }: StackRowsProps) {
  return (
    <ul role="list" className={styles.list}>
      {supplements.map((supplement) => {
        const { id, name, line, dose, limits, search } = supplement;
        const limit = limitWords(supplement, ingredients);
        return (
          <li key={id}>
            <div className={styles.what}>
              <h3>
                <a href={`/stack#${id}`}>{name}</a>
              </h3>
              <p>{line.purpose}</p>
              <p className={styles.price}>{priceWords(supplement)}</p>
            </div>
            <div className={styles.how}>
              <p data-dose="">
                <b>{doseWords(dose)}</b>
                {limit && `: ${limit}`}. {limits}
              </p>
              <SupplementCaution supplement={supplement} />
              {line.stop && <p data-safety={id}>{line.stop}</p>}
              <p className={styles.buy}>
                <ProductLink to={buyLink(config, search)} of={name}>
                  Buy on {config.retailerName}
                </ProductLink>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
