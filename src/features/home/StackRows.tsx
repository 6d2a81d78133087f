import type { SiteConfig } from '../../domain/config.ts';
import { dosageParts } from '../../domain/adult-doses.ts';
import { withoutNamed } from '../../domain/check-first.ts';
import { buyLink } from '../../domain/links.ts';
import { costNote, formatCents } from '../../domain/money.ts';
import { askFirstOf, limitBeside } from '../../domain/open-cautions.ts';
import { byId, type Records } from '../../domain/records.ts';
import { AskFirst, NotForLines } from '../../ui/BottleCautions.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './StackRows.module.css';

type StackRowsProps = {
  config: SiteConfig;
  records: Records;
};

/** The bottles as a bill, a row each with its price. Who leaves a bottle out stands before the way to a shop. */
export function StackRows({ config, records }: StackRowsProps) {
  const { supplements, wholeStack, ingredients, medicines } = records;
  const rows = supplements.map((supplement) => ({ ...supplement, ...dosageParts(supplement, ingredients) }));
  return (
    <ul role="list" className={styles.list} data-sans="">
      {rows.map(({ id, name, purpose, amount, most, limits, costCents, costFor, search, ingredients: ids }) => (
        <li key={id}>
          <div className={styles.what}>
            <h3>
              <a href={`/stack#${id}`}>{name}</a>
            </h3>
            <p className={styles.cost}>
              {formatCents(costCents)}
              <span className="visually-hidden"> for {costFor}</span>
            </p>
            <p className={styles.purpose}>{purpose}.</p>
            <p>
              <span data-dose="">
                <b>{amount}.</b> {most && `${most}. `}
                {limitBeside(limits)}
              </span>{' '}
              {costNote({ costFor })}
            </p>
          </div>
          <div className={styles.caution} data-safety={id}>
            <NotForLines
              ingredients={ids.map((one) => withoutNamed(byId(ingredients, one), wholeStack.conditions))}
              medicines={medicines}
              sleepyAs="together"
            />
            <AskFirst sentence={askFirstOf(limits)} />
          </div>
          <p className={styles.buy}>
            <ProductLink to={buyLink(config, search)} of={name}>
              Buy on {config.retailerName}
            </ProductLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
