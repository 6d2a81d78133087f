import { Fragment, type ReactNode } from 'react';
import { referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import type { SciencePart } from '../../model/science.ts';
import { sourceName } from '../../evidence/sources.ts';
import { careAddress } from '../../safety/care.ts';
import { shortName } from '../../safety/results.ts';
import { Outside } from '../../ui/Outside.tsx';
import { TextAndList } from '../../ui/Paragraphs.tsx';
import styles from './Science.module.css';

type SubjectProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** Figures, across the page. */ figures?: ReactNode;
};

/** A subject with its heading. */
export function Subject({ id, title, children, figures }: SubjectProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className={styles.text}>{children}</div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </section>
  );
}

type PartProps = {
  part: SciencePart;
  records: Records;
  figures?: ReactNode;
};

/** One subject of a protocol: links to its dangers, what is known of it, and the research to read, all open. */
export function Part({ part, records, figures }: PartProps) {
  const { id, title, careCards, before, text, list, own, references, topics } = part;
  return (
    <Subject id={id} title={title} figures={figures}>
      {careCards.length > 0 && (
        <p>
          {before}{' '}
          {careCards.map((card, index) => (
            <Fragment key={card}>
              {index > 0 && ' · '}
              <a href={careAddress(card)} data-care={card} data-care-form="row">
                {byId(records.careCards, card).link}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      <TextAndList text={text} list={list} records={records} />
      {own && <p>{own}</p>}
      {references.length > 0 && (
        <ul role="list" className={styles.links} data-tall-links="" aria-label={`Research on: ${title}`}>
          {references.map((reference) => {
            const source = byId(records.references, reference);
            const ingredient = records.ingredients.find(({ references: own }) => own.includes(reference));
            const topic = ingredient ? shortName(ingredient) : topics[reference];
            return (
              <li key={reference}>
                {topic && `${topic}: `}
                <Outside to={referenceLink(source)}>{sourceName(source)}</Outside>
              </li>
            );
          })}
        </ul>
      )}
    </Subject>
  );
}
