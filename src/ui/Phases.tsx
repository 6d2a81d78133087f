import { dayPath } from '../plan/days.ts';
import type { Phase } from '../model/protocol.ts';
import styles from './Phases.module.css';

/** The phases of the ninety days, all open: name, days, what each is like, and what to attend to. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol role="list" className={styles.phases}>
      {phases.map((phase) => (
        <li key={phase.title} className={styles.phase} data-color={phase.color}>
          <h3 className={styles.head}>
            {phase.title}{' '}
            <span className={styles.days}>
              Days {phase.from}–{phase.to}
            </span>
          </h3>
          <div className={styles.text}>
            <p>{phase.description}</p>
            <ul>
              {phase.focus.map(({ text, days }) => (
                <li key={text}>
                  {text}
                  <FocusDays days={days} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to the days that take up a focus, in parentheses. */
function FocusDays({ days }: { days: readonly number[] }) {
  if (days.length === 0) return null;
  return (
    <span data-other-day="">
      {' ('}
      {days.map((day, index) => (
        <span key={day}>
          {index > 0 && ', '}
          <a href={dayPath('adults', day)}>day {day}</a>
        </span>
      ))}
      )
    </span>
  );
}
