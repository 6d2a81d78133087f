import type { Phase } from '../domain/schema/protocol.ts';
import styles from './Phases.module.css';

/** Stretches of the ninety days, each with its days, its name, and what to attend to. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol role="list" className={styles.phases}>
      {phases.map(({ from, to, title, description, focus, color }) => (
        <li key={title} className={styles.phase} data-color={color}>
          <div>
            <h3>{title}</h3>
            <p className={styles.days}>
              Days {from}–{to}
            </p>
          </div>
          <div className={styles.text}>
            <p>{description}</p>
            <ul>
              {focus.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
