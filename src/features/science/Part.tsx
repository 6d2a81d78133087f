import type { ReactNode } from 'react';
import { referenceLink } from '../../domain/links.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { SciencePart } from '../../domain/schema/science.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Science.module.css';

type SubjectProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** Its title stands open, and what is said of it folds. */
  isFolded?: boolean;
};

/** A subject with its heading. */
export function Subject({ id, title, children, isFolded = false }: SubjectProps) {
  const heading = <h3 id={`${id}-title`}>{title}</h3>;
  const text = <div className={styles.text}>{children}</div>;
  return (
    <section id={id} className={styles.part} data-folded={isFolded ? '' : undefined} aria-labelledby={`${id}-title`}>
      {isFolded ? (
        <Fold summary={heading}>{text}</Fold>
      ) : (
        <>
          {heading}
          {text}
        </>
      )}
    </section>
  );
}

type PartProps = {
  part: SciencePart;
  records: Records;
  /** What stands behind its words and is made of other records. */ children?: ReactNode;
};

/**
 * One subject of a protocol: what is known of it, and where to read that. Its first paragraph stands open; below a danger, whose
 * ribbon says what to do, the reasons fold whole.
 */
export function Part({
  part: { id, title, isFolded, careCards, text, list, own, references },
  records,
  children,
}: PartProps) {
  const research = references.map((reference) => byId(records.references, reference));
  const isDanger = careCards.length > 0;
  const open = isFolded ? text : isDanger ? [] : text.slice(0, 1);
  const folded = text.slice(open.length);
  const paragraphs = (texts: readonly string[]) =>
    texts.map((words) => (
      <p key={words}>
        <MarkedText text={words} records={records} />
      </p>
    ));
  const summary = isDanger
    ? 'Why, and what helps'
    : folded.length > 0
      ? 'More, and where to read it'
      : 'Read it yourself';
  return (
    <Subject id={id} title={title} isFolded={isFolded}>
      {isDanger && <CareRows cards={careCards.map((card) => byId(records.careCards, card))} />}
      {paragraphs(open)}
      {list.length > 0 && (
        <ul>
          {list.map((words) => (
            <li key={words}>
              <MarkedText text={words} records={records} />
            </li>
          ))}
        </ul>
      )}
      {own && (
        <p>
          {own.replace(/\.$/, '')}
          <ReferenceMarks ids={[]} isOwn />.
        </p>
      )}
      {children}
      {(folded.length > 0 || research.length > 0) && (
        <Fold
          isQuiet
          summary={
            <span>
              {summary}
              <span className="visually-hidden">: {title}</span>
            </span>
          }
        >
          {paragraphs(folded)}
          {research.length > 0 && (
            <ul>
              {research.map((reference) => (
                <li key={reference.id}>
                  <Outside to={referenceLink(reference)}>{reference.title}</Outside>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
    </Subject>
  );
}
