import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Its anchor. */ id: string;
  title: ReactNode;
  children: ReactNode;
  /** On a wide screen its words begin on the fourth column, beside the title. */
  isBeside?: boolean;
};

/** A titled part of an information page. */
export function Section({ id, title, children, isBeside = false }: SectionProps) {
  return (
    <section
      id={id}
      className={`wrap part ${styles.section}`}
      data-beside={isBeside ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
