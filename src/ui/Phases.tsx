import type { Phase } from '../domain/schema/protocol.ts';
import { Fold } from './Fold.tsx';
import styles from './Phases.module.css';

/** Stretches of the ninety days: days, name and what they are like are open; what to attend to folds. */
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
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Fold>
          </div>
        </li>
      ))}
    </ol>
  );
}
