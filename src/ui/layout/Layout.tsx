import type { ReactNode } from 'react';
import styles from './Layout.module.css';

type WithChildren = { children: ReactNode };

/** Twelve columns. What is put in takes all of them, but for `Main` (seven) and `MarginNote` (the last three). */
export function Grid({ children }: WithChildren) {
  return <div className={styles.grid}>{children}</div>;
}

/** Running text in a grid or a row: seven columns, and never wider than a line is good to read. */
export function Main({ children, isWide = false }: WithChildren & { /** For tables and figures. */ isWide?: boolean }) {
  return (
    <div className={styles.main} data-wide={isWide ? '' : undefined}>
      {children}
    </div>
  );
}

/** A note beside the text that it belongs to, three columns wide; on a phone it folds in under it. */
export function MarginNote({ children }: WithChildren) {
  return <div className={styles.note}>{children}</div>;
}

/** Rows with a rule between them. */
export function Rows({ children }: WithChildren) {
  return <div className={styles.rows}>{children}</div>;
}

/** What it is called, and what is said of it. Every second column of the site begins on the same line. */
export function Row({ label, children }: WithChildren & { /** A heading or a short text. */ label: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>{label}</div>
      {children}
    </div>
  );
}

/** The one dark, full-width rest of a page: a sentence or two. It says nothing that a reader needs to be safe, and is not printed. */
export function Pause({ children }: WithChildren) {
  return (
    <div className={styles.pause}>
      <div className="wrap">
        <p>{children}</p>
      </div>
    </div>
  );
}
