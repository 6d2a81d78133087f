import type { ReactNode } from 'react';
import styles from './ChoiceScreen.module.css';

/** The choice page. Its state lives in the island. */
export function ChoiceScreen({
  lead,
  choice,
  review,
}: {
  lead: string;
  /** Slots: an island, and the review note. */ choice?: ReactNode;
  review?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 id="choose-title" tabIndex={-1}>
          Choose clarity
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {choice}
      <div className={styles.end}>{review}</div>
    </div>
  );
}
