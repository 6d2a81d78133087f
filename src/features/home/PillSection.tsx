import type { ReactNode } from 'react';
import styles from './PillSection.module.css';

type PillSectionProps = { lead: string; isFullHeight: boolean; /** An island. */ pills: ReactNode };

/** The pill section of the home page. In redirect mode it is the second full-height section. */
export function PillSection({ lead, isFullHeight, pills }: PillSectionProps) {
  return (
    <section
      className={`part ${styles.pills}`}
      data-snap={isFullHeight ? '' : undefined}
      data-full={isFullHeight || undefined}
      aria-labelledby="pill-title"
      data-screen-only=""
    >
      <div className="wrap beside">
        <h2 id="pill-title">Take the Clarity Pill</h2>
        <p className="soft">{lead}</p>
        <div>{pills}</div>
      </div>
    </section>
  );
}
