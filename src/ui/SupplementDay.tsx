import type { SiteConfig } from '../site/config.ts';
import { capitalized } from '../site/beginnings.ts';
import { buyLink } from '../site/links.ts';
import { priceWords } from '../site/money.ts';
import type { Supplement } from '../model/protocol.ts';
import { byId, type Records } from '../model/records.ts';
import { doseWords, limitWords } from '../safety/adult-doses.ts';
import { ProductLink } from './Outside.tsx';
import styles from './SupplementDay.module.css';
import { SupplementCaution } from './SupplementCaution.tsx';

type SupplementDayProps = {
  records: Pick<Records, 'schedule' | 'supplements' | 'ingredients'>;
  /** With it, each supplement has its price and, last, its paid link. */
  shop?: SiteConfig;
};

/** Each supplement in its shortest length, under the time of day it belongs to; last, what is taken as needed. */
export function SupplementDay({ records, shop }: SupplementDayProps) {
  const { schedule, supplements, ingredients } = records;
  const timed = schedule.map((part) => ({
    ...part,
    title: capitalized(part.time),
    supplements: part.supplements.map((id) => byId(supplements, id)),
  }));
  const isTimed = ({ id }: Supplement) => schedule.some((part) => part.supplements.includes(id));
  const asNeeded = {
    title: 'As needed',
    when: '',
    purpose: '',
    supplements: supplements.filter((each) => !isTimed(each)),
  };
  return (
    <div className={styles.day}>
      {[...timed, asNeeded].map(({ title, when, purpose, supplements: given }) => (
        <section key={title} className={styles.part} aria-label={title}>
          <h3>
            {title}
            {when && <span>{when}</span>}
          </h3>
          <div className={styles.given}>
            {purpose && <p className={styles.purpose}>{purpose}</p>}
            <ul role="list">
              {given.map((supplement) => (
                <SupplementLine key={supplement.id} supplement={supplement} ingredients={ingredients} shop={shop} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

type SupplementLineProps = {
  supplement: Supplement;
  ingredients: Records['ingredients'];
  shop: SiteConfig | undefined;
};

function SupplementLine({ supplement, ingredients, shop }: SupplementLineProps) {
  const { id, name, line, dose, limits, search } = supplement;
  const limit = limitWords(supplement, ingredients);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <h4>
          <a href={`/stack#${id}`}>{name}</a>
        </h4>
        {shop && <p className={styles.price}>{priceWords(supplement)}</p>}
      </div>
      <p>{line.purpose}</p>
      <p data-dose="">
        <b>{doseWords(dose)}</b>
        {limit && `: ${limit}`}. {limits}
      </p>
      <SupplementCaution supplement={supplement} />
      {line.stop && <p data-safety={id}>{line.stop}</p>}
      {shop && (
        <p className={styles.buy}>
          <ProductLink to={buyLink(shop, search)} of={name}>
            Buy on {shop.retailerName}
          </ProductLink>
        </p>
      )}
    </li>
  );
}
