import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = { /** Its anchor. */ id: string; title: ReactNode; children: ReactNode };

/** A titled part of an information page. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={`wrap ${styles.section}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
