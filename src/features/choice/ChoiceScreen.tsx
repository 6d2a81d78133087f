import type { ReactNode } from 'react';
import styles from './ChoiceScreen.module.css';

/** The choice page. Its state lives in the island. */
export function ChoiceScreen({
  choice,
  review,
}: {
  /** Slots: an island, and the review note. */ choice?: ReactNode;
  review?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 id="choose-title" tabIndex={-1}>
          Choose clarity
        </h1>
        <p className={styles.lead}>
          Two pills from a film, standing for two evenings: one like the last, or the first of ninety. Blue has a way
          back; red leads on.
        </p>
      </header>
      {choice}
      <div className={styles.end}>{review}</div>
    </div>
  );
}
