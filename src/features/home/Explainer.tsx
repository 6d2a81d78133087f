import type { ReactNode } from 'react';
import type { Records } from '../../model/records.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../figures/Drawing.tsx';
import { TextAndList } from '../../ui/Paragraphs.tsx';
import { explainerRowId } from './ExplainerDots.island.tsx';
import styles from './Explainer.module.css';

type ExplainerProps = {
  records: Records;
  /** Whether it is the second of the two full-height sections: in redirect mode the pills are. */
  isFullHeight: boolean;
  /** The page dots, an island. */
  dots: ReactNode;
};

/** Four cards in a row: side by side on a wide screen, and on a small one scrolled by touch, arrow keys or the dots below. */
export function Explainer({ records, isFullHeight, dots }: ExplainerProps) {
  const { title, cards } = records.homeScreen.explainer;
  return (
    <section
      className={`part ${styles.section}`}
      data-snap={isFullHeight ? '' : undefined}
      aria-labelledby="explainer-title"
    >
      <div className="wrap">
        <h2 id="explainer-title">{title}</h2>
      </div>
      <div className={styles.row} id={explainerRowId} role="region" aria-label="Four cards" tabIndex={0}>
        {cards.map(({ id, title: name, drawing, text, list }, index) => (
          <article key={id} id={id} className={`stack-2 ${styles.card}`}>
            <div data-screen-only="">
              <Drawing name={drawing} />
            </div>
            <h3>{name}</h3>
            <TextAndList text={text} list={list} records={records} />
            {index === cards.length - 1 && (
              <ButtonLink href="/protocol">
                <span>
                  Learn how to ride <span className="whole">this →</span>
                </span>
              </ButtonLink>
            )}
          </article>
        ))}
      </div>
      <div className="wrap">{dots}</div>
    </section>
  );
}
