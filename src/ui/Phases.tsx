import type { ReactNode } from 'react';
import { dayPath } from '../domain/days.ts';
import type { Phase } from '../domain/schema/protocol.ts';
import { Fold } from './Fold.tsx';
import styles from './Phases.module.css';

type PhasesProps = {
  phases: readonly Phase[];
  /** The days that meet a focus. */
  daysFor?: (focus: string) => readonly number[];
  /** What stands under a phase: its days. */
  more?: (phase: Phase) => ReactNode;
};

/** Stretches of the ninety days: days, name and what they are like are open; what to attend to folds. */
export function Phases({ phases, daysFor, more }: PhasesProps) {
  return (
    <ol role="list" className={styles.phases}>
      {phases.map((phase) => {
        const { from, to, title, description, focus, color } = phase;
        return (
          <li key={title} className={styles.phase} data-color={color}>
            <div>
              <h3>{title}</h3>
              <p className={styles.days}>
                Days {from}–{to}
              </p>
            </div>
            <div className={styles.text}>
              <p>{description}</p>
              <Fold
                isQuiet
                summary={
                  <span>
                    {focus.length} things to attend to<span className="visually-hidden"> in {title}</span>
                  </span>
                }
              >
                <ul>
                  {focus.map((item) => (
                    <li key={item}>
                      {item}
                      {daysFor && (
                        <span data-other-day="">
                          {' ('}
                          {daysFor(item).map((day, index) => (
                            <span key={day}>
                              {index > 0 && ', '}
                              <a href={dayPath('adults', day)}>day {day}</a>
                            </span>
                          ))}
                          )
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </Fold>
              {more?.(phase)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
