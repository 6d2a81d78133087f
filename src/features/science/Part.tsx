import type { ReactNode } from 'react';
import { referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import type { SciencePart } from '../../model/science.ts';
import { sourceName } from '../../evidence/sources.ts';
import { CareRow } from '../../ui/CareRow.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { TextAndList } from '../../ui/Paragraphs.tsx';
import { Times } from '../../ui/Times.tsx';
import styles from './Science.module.css';

type SubjectProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** The research to read. */
  research?: ReactNode;
  /** A figure, across the page. */
  figures?: ReactNode;
};

/** A subject with its heading. */
export function Subject({ id, title, children, figures, research }: SubjectProps) {
  return (
    <section id={id} className="split part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="level-2">
        {title}
      </h3>
      <div className={`stack-2 measure ${styles.text}`}>{children}</div>
      {research}
      {figures && <div className={styles.figures}>{figures}</div>}
    </section>
  );
}

type PartProps = {
  part: SciencePart;
  records: Records;
  figures?: ReactNode;
};

/** The research on a subject, each source a link that says what it is about. A study of one supplement is read in that supplement’s row. */
function Research({ part: { title, references: all, topics }, records }: Omit<PartProps, 'figures'>) {
  const references = all.filter((reference) => topics[reference]);
  if (references.length === 0) return null;
  return (
    <div className={`links sans ${styles.links}`}>
      <span>Research:</span>
      <ul role="list" className="links" aria-label={`Research on: ${title}`}>
        {references.map((reference) => {
          const source = byId(records.references, reference);
          return (
            <li key={source.id}>
              <Outside to={referenceLink(source)}>
                {topics[reference]}
                <span className="visually-hidden">: {sourceName(source)}</span>
              </Outside>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** One subject of a protocol: what to do, what we ask, its dangers, what is known of it, and the research to read, all open. */
export function Part({ part, records, figures }: PartProps) {
  const { id, title, headline, careCards, text, list, habits, own } = part;
  return (
    <Subject id={id} title={title} figures={figures} research={<Research part={part} records={records} />}>
      <p>
        <b>{headline}</b>
        {own && ` ${own}`}
      </p>
      {careCards.length > 0 && (
        <div>
          {careCards.map((card) => (
            <CareRow key={card} card={byId(records.careCards, card)} isQuiet />
          ))}
        </div>
      )}
      <TextAndList text={text} list={list} records={records} />
      {habits.length > 0 && (
        <Times
          rows={habits.map(({ name, found }) => ({ time: name, text: <MarkedText text={found} records={records} /> }))}
        />
      )}
    </Subject>
  );
}
