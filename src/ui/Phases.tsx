import type { Phase } from '../model/protocol.ts';
import styles from './Phases.module.css';

/** The phases of the ninety days, all open: name, days, what each is like, and what to attend to. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol role="list">
      {phases.map((phase) => (
        <li key={phase.title} className={`split ${styles.phase}`} data-color={phase.color}>
          <h3 className={styles.head}>
            {phase.title}{' '}
            <span className={styles.days}>
              Days {phase.from}–{phase.to}
            </span>
          </h3>
          <div className={`stack-2 compact ${styles.text}`}>
            <p>{phase.description}</p>
            <ul>
              {phase.focus.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
