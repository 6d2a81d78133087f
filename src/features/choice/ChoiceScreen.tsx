import type { ReactNode } from 'react';
import styles from './ChoiceScreen.module.css';

type ChoiceScreenProps = { title: string; lead: string; /** A slot: an island. */ choice?: ReactNode };

/** The choice page. Its state lives in the island. */
export function ChoiceScreen({ title, lead, choice }: ChoiceScreenProps) {
  return (
    <div className={`wrap narrow top ${styles.page}`}>
      <header className="stack-3">
        <h1 id="choose-title" className="choice-title" tabIndex={-1}>
          {title}
        </h1>
        <p className={`lead soft ${styles.lead}`}>{lead}</p>
      </header>
      {choice}
    </div>
  );
}
