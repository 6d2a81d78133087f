import type { ReactNode } from 'react';
import { referenceLink } from '../../domain/links.ts';
import type { Reference } from '../../domain/schema/evidence.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Science.module.css';

type PartProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** Studies to read, outside. */ research?: readonly Reference[];
};

/** One subject of a protocol: what is known of it, and where to read that. */
export function Part({ id, title, children, research = [] }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className={styles.text}>
        {children}
        {research.length > 0 && (
          <Fold
            isQuiet
            summary={
              <span>
                Read it yourself<span className="visually-hidden">: {title}</span>
              </span>
            }
          >
            <ul>
              {research.map((reference) => (
                <li key={reference.id}>
                  <Outside to={referenceLink(reference)}>{reference.title}</Outside>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </section>
  );
}
