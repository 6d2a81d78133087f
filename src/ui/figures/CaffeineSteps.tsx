import type { CaffeineSteps as Steps } from '../../domain/schema/figures.ts';
import { CautionMark } from '../CautionMark.tsx';
import styles from './CaffeineSteps.module.css';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers, refuse } from './MarkNumbers.tsx';

type CaffeineStepsProps = Placement & { steps: Steps };

/** 7 → “7am”, 13 → “1 PM”, as the site writes its hours. */
export const hourWords = (hour: number): string => (hour < 12 ? `${hour}am` : `${hour === 12 ? 12 : hour - 12} PM`);

const cupsWords = (cups: readonly number[]) => (cups.length === 0 ? 'no cup' : cups.map(hourWords).join(', '));

/** Caffeine on its way down: a row a step, a column an hour, and the cups vanish from the right. */
export function CaffeineSteps({ headingLevel = 2, id = 'caffeine-steps', steps: record }: CaffeineStepsProps) {
  const { steps, lastHour, askFirst, note, claims } = record;
  const hours = steps.flatMap(({ cups }) => cups);
  if (hours.length === 0) refuse(id, 'no step has a cup');
  const first = Math.min(...hours, lastHour);
  const last = Math.max(...hours, lastHour);
  const columnOf = (hour: number) => hour - first + 1;
  const shown = [...new Set([first, lastHour, last])];
  const mostCups = steps[0]?.cups.length ?? 0;
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={`Down a step every few days, the last cup first, until none comes after ${hourWords(lastHour)}`}
      caption={
        <span data-claim={claims[0]}>
          An example of {mostCups} cups; yours are your own. {note}
        </span>
      }
      wordsTitle="The steps as a list"
      words={
        <ol data-claim={claims[0]}>
          {steps.map(({ when, text, cups }) => (
            <li key={when}>
              <b>{when}:</b> {text}. Cups: {cupsWords(cups)}.
            </li>
          ))}
        </ol>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{ at: [...hours, ...shown].map(columnOf) }}
        also={`[data-figure="${id}"] [data-hours]{--hours:${last - first + 1};--end:${columnOf(lastHour)}}`}
      />
      <p className={styles.ask}>
        <CautionMark shape="ask-first" /> {askFirst}
      </p>
      <div data-hours="" className={styles.steps}>
        <p className={styles.hours} aria-hidden="true">
          {shown.map((hour) => (
            <span key={hour} data-at={columnOf(hour)} data-end={hour === lastHour ? '' : undefined}>
              {hourWords(hour)}
            </span>
          ))}
        </p>
        <ol role="list">
          {steps.map(({ when, text, cups }) => (
            <li key={when} className={styles.step}>
              <p>
                <b>{when}</b> {text}
              </p>
              <div className={styles.cups} aria-hidden="true">
                {cups.map((hour) => (
                  <i key={hour} data-at={columnOf(hour)} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
