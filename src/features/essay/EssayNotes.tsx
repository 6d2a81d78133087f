import { basisWords } from '../../domain/basis.ts';
import { citeAnchor, noteAnchor, type Note } from '../../publish/essay-html.ts';
import { referenceLink } from '../../domain/links.ts';
import { sourcePath } from '../../domain/pages.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import { Outside } from '../../ui/Outside.tsx';
import styles from './EssayNotes.module.css';

function ReferenceNote({ reference }: { reference: Reference }) {
  return (
    <>
      <Outside to={referenceLink(reference)}>{reference.title}</Outside>. {reference.authors}, {reference.publisher}
      {reference.year ? `, ${reference.year}` : ''}.{' '}
      <a className={styles.soft} href={sourcePath(reference.id)}>
        What it found
      </a>
    </>
  );
}

function ClaimNote({ claim }: { claim: Claim }) {
  return (
    <>
      <strong>{claim.text}</strong> ({basisWords[claim.basis].mark}). {claim.note}{' '}
      <a className={styles.soft} href={sourcePath(claim.id)} data-basis={claim.basis}>
        Its basis
      </a>
    </>
  );
}

/** What an essay cites, numbered as in its text, each with the way back to where it is cited. */
export function EssayNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <section className={styles.notes} data-sources="" aria-labelledby="notes-title">
      <h2 id="notes-title">Sources and notes</h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={noteAnchor(note.id)}>
            {'claim' in note ? <ClaimNote claim={note.claim} /> : <ReferenceNote reference={note.reference} />}
            <a className={styles.back} href={`#${citeAnchor(note.id)}`}>
              ↑<span className="visually-hidden"> Back to note {note.number} in the text</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
