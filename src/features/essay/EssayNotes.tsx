import type { ReactNode } from 'react';
import { basisWords } from '../../evidence/basis.ts';
import { citeAnchor, noteAnchor, noteSubject, type Note } from '../../library/essay-html.ts';
import { referenceLink } from '../../site/links.ts';
import { sourcePath } from '../../site/pages.ts';
import type { Claim, Reference } from '../../model/evidence.ts';
import { firstWords } from '../../evidence/sources.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './EssayNotes.module.css';

function ReferenceNote({ reference }: { reference: Reference }) {
  return (
    <>
      <Outside to={referenceLink(reference)}>{reference.title}</Outside>. {reference.authors}, {reference.publisher}
      {reference.year ? `, ${reference.year}` : ''}.{' '}
    </>
  );
}

function ClaimNote({ claim }: { claim: Claim }) {
  return (
    <>
      <strong>{claim.text}</strong> ({basisWords[claim.basis].mark}). {claim.note}{' '}
    </>
  );
}

function NoteItem({ note }: { note: Note }) {
  const words = 'claim' in note ? 'About this claim' : 'What it found';
  const subject = firstWords(noteSubject(note));
  return (
    <li id={noteAnchor(note.id)}>
      {'claim' in note ? <ClaimNote claim={note.claim} /> : <ReferenceNote reference={note.reference} />}
      <a
        className="soft"
        href={sourcePath(note.id)}
        data-basis={'claim' in note ? note.claim.basis : undefined}
        aria-label={`${words}, note ${note.number}: ${subject}`}
      >
        {words}
      </a>
      <a className={styles.back} href={`#${citeAnchor(note.id)}`} data-screen-only="">
        ↑<span className="visually-hidden"> Back to note {note.number} in the text</span>
      </a>
    </li>
  );
}

/** What an essay cites, in the order of the text, each with a link back to its place. The list is folded, and a link to a note opens it. */
export function EssayNotes({
  notes,
  children,
}: {
  notes: readonly Note[];
  /** When they were last checked. */ children: ReactNode;
}) {
  return (
    <section className={styles.notes} data-sources="" aria-labelledby="notes-title">
      <Fold
        summary={
          <h2 id="notes-title">
            Sources and notes <span>({notes.length})</span>
          </h2>
        }
      >
        <ol className="stack-3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ol>
        {children}
      </Fold>
    </section>
  );
}
