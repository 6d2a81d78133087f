import { caffeineFigure } from '../../domain/figures/caffeine-steps.ts';
import type { CaffeineSteps as Steps } from '../../domain/schema/figures.ts';
import { CautionMark } from '../CautionMark.tsx';
import styles from './CaffeineSteps.module.css';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';

type CaffeineStepsProps = Placement & { steps: Steps };

/** Caffeine on its way down: a row a step, a column an hour, and the cups vanish from the right. */
export function CaffeineSteps({ headingLevel = 2, id = 'caffeine-steps', steps: record }: CaffeineStepsProps) {
  const { title, caption, askFirst, columns, end, hours, steps } = caffeineFigure(id, record);
  const [claim] = record.claims;
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={title}
      caption={<span data-claim={claim}>{caption}</span>}
      wordsTitle="The steps as a list"
      words={
        <ol data-claim={claim}>
          {steps.map(({ when, words }) => (
            <li key={when}>
              <b>{when}:</b> {words}
            </li>
          ))}
        </ol>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{ at: [...steps.flatMap((step) => step.columns), ...hours.map(({ column }) => column)] }}
        also={`[data-figure="${id}"] [data-hours]{--hours:${columns};--end:${end}}`}
      />
      <p className={styles.ask}>
        <CautionMark shape="ask-first" /> {askFirst}
      </p>
      <div data-hours="" className={styles.steps}>
        <p className={styles.hours} aria-hidden="true">
          {hours.map(({ column, words, isEnd }) => (
            <span key={column} data-at={column} data-end={isEnd ? '' : undefined}>
              {words}
            </span>
          ))}
        </p>
        <ol role="list">
          {steps.map(({ when, text, columns: cups }) => (
            <li key={when} className={styles.step}>
              <p>
                <b>{when}</b> {text}
              </p>
              <div className={styles.cups} aria-hidden="true">
                {cups.map((column) => (
                  <i key={column} data-at={column} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
