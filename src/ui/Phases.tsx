import type { ReactNode } from 'react';
import { dayPath } from '../domain/days.ts';
import type { Phase } from '../domain/schema/protocol.ts';
import { Fold } from './Fold.tsx';
import styles from './Phases.module.css';

type PhasesProps = {
  phases: readonly Phase[];
  /** The days that meet a focus. */
  daysFor?: (focus: string) => readonly number[];
  /** Opens none, where a figure before them has named them. */ isFolded?: boolean;
  /** What stands under a phase: its days. */
  more?: (phase: Phase) => ReactNode;
};

/** Stretches of the ninety days, each by its name and days; what it is like and what to attend to folds, but for the first where nothing has named it. */
export function Phases({ phases, daysFor, isFolded = false, more }: PhasesProps) {
  return (
    <ol role="list" className={styles.phases}>
      {phases.map((phase, index) => {
        const { from, to, title, description, focus, color } = phase;
        return (
          <li key={title} className={styles.phase} data-color={color}>
            <Fold
              isOpen={index === 0 && !isFolded}
              summary={
                <h3 className={styles.head}>
                  {title}{' '}
                  <span className={styles.days}>
                    Days {from}–{to}
                  </span>
                </h3>
              }
            >
              <div className={styles.text}>
                <p>{description}</p>
                <ul>
                  {focus.map((item) => (
                    <li key={item}>
                      {item}
                      {daysFor && (
                        <span data-other-day="">
                          {' ('}
                          {daysFor(item).map((day, place) => (
                            <span key={day}>
                              {place > 0 && ', '}
                              <a href={dayPath('adults', day)}>day {day}</a>
                            </span>
                          ))}
                          )
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
                {more?.(phase)}
              </div>
            </Fold>
          </li>
        );
      })}
    </ol>
  );
}
