import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: ReactNode;
  children: ReactNode;
};

/**
 * A titled part of an information page. What is wide in it, such as a table, has the class `wide`; columns that begin at the edge of the
 * page have the class `grid`.
 */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="wrap part beside" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
