import type { ReactNode } from 'react';
import styles from './PillSection.module.css';

/** The pill section of the home page. In redirect mode it is the second full-height section. */
export function PillSection({ isFullHeight, pills }: { isFullHeight: boolean; /** An island. */ pills: ReactNode }) {
  return (
    <section
      className={styles.section}
      data-snap={isFullHeight ? '' : undefined}
      data-full={isFullHeight || undefined}
      aria-labelledby="pill-title"
    >
      <div className="wrap">
        <h2 id="pill-title">Take the Clarity Pill</h2>
        <p className={styles.lead}>Either may be right; you can come back.</p>
        {pills}
      </div>
    </section>
  );
}
