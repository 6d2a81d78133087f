import type { ReactNode } from 'react';
import styles from './Pause.module.css';

/** The one dark, full-width rest of a page: a sentence or two. It says nothing that a reader needs to be safe, and is not printed. */
export function Pause({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pause} data-screen-only="">
      <div className="wrap">
        <p>{children}</p>
      </div>
    </div>
  );
}
