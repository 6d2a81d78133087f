import type { ReactNode } from 'react';
import styles from './TermsScreen.module.css';

type ClauseProps = {
  /** As it is cited: "3", or "8.5" for a part of section 8. */
  number: string;
  title: string;
  children: ReactNode;
};

/** The anchor of a numbered section: `section-8-5`. */
export const clauseAnchor = (number: string) => `section-${number.replace('.', '-')}`;

/** A numbered section of the terms, or a part of one, that can be cited by its anchor. */
export function Clause({ number, title, children }: ClauseProps) {
  const Heading = number.includes('.') ? 'h3' : 'h2';
  const anchor = clauseAnchor(number);
  return (
    <section id={anchor} className={styles.clause} aria-labelledby={`${anchor}-title`}>
      <Heading id={`${anchor}-title`}>
        {number}
        {number.includes('.') ? '' : '.'} {title}
      </Heading>
      {children}
    </section>
  );
}
