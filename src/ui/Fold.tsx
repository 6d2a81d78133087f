import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = {
  /** What is inside, in a few words: a reader decides by it. */
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  /** Narrow, for a line under a text; else a row of its own. */
  isQuiet?: boolean;
  isOpen?: boolean;
};

/**
 * What a reader opens: reasons, sources, what to ask first, or their own answer to a question. Never who leaves something out, and
 * nothing that everyone needs to be safe. Paper shows it open.
 */
export function Fold({ summary, children, id, isQuiet = false, isOpen = false }: FoldProps) {
  return (
    <details id={id} className={styles.fold} data-quiet={isQuiet ? '' : undefined} open={isOpen}>
      <summary>{summary}</summary>
      <div className={`stack-3 ${styles.inside}`}>{children}</div>
    </details>
  );
}
