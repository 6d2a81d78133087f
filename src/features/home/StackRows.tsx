import type { SiteConfig } from '../../domain/config.ts';
import { dosageParts } from '../../domain/adult-doses.ts';
import { withoutNamed } from '../../domain/check-first.ts';
import { buyLink } from '../../domain/links.ts';
import { costNote, formatCents } from '../../domain/money.ts';
import { askFirstOf, limitBeside } from '../../domain/open-cautions.ts';
import { byId, type Records } from '../../domain/records.ts';
import { AskFirst, NotForLines } from '../../ui/BottleCautions.tsx';
import { MarkNumbers } from '../../ui/figures/MarkNumbers.tsx';
import { ends, Scale, Track } from '../../ui/figures/Scale.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './StackRows.module.css';

type StackRowsProps = {
  config: SiteConfig;
  records: Records;
  /** Of the figure that the rows are part of. */ figure: string;
};

/**
 * The bottles as a bill: each under the part of the whole price that is its own, beginning where the one before it ended, so
 * that a bar is named by the row that it opens. Who leaves a bottle out stands before the way to a shop.
 */
export function StackRows({ config, records, figure }: StackRowsProps) {
  const { supplements, wholeStack, ingredients, medicines } = records;
  const starts = supplements.map((_, index) =>
    supplements.slice(0, index).reduce((sum, { costCents }) => sum + costCents, 0),
  );
  const rows = supplements.map((supplement, index) => {
    const from = starts[index] ?? 0;
    return { ...supplement, ...dosageParts(supplement, ingredients), from, to: from + supplement.costCents };
  });
  return (
    <Scale>
      <MarkNumbers
        of={figure}
        numbers={{ from: rows.map(({ from }) => from), to: rows.map(({ to }) => to) }}
        also={ends(figure, 0, rows.at(-1)?.to ?? 0)}
      />
      <ul role="list" className={styles.list} data-sans="">
        {rows.map(
          ({
            id,
            name,
            purpose,
            amount,
            most,
            limits,
            dose,
            costCents,
            costFor,
            search,
            ingredients: ids,
            from,
            to,
          }) => (
            <li key={id}>
              <Track bars={[{ from, to, look: dose.time ? 'pale' : 'hatched' }]} />
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
          ),
        )}
      </ul>
    </Scale>
  );
}
