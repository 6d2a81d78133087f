import { basisWords } from '../evidence/basis.ts';
import { citeAnchor, noteAnchor, type Note } from '../evidence/page-notes.ts';
import { sourceName } from '../evidence/sources.ts';
import { byId, type Records } from '../model/records.ts';
import type { Basis, Reference } from '../model/evidence.ts';
import type { Review } from '../model/protocol.ts';
import { referenceLink } from '../site/links.ts';
import { sourcePath } from '../site/pages.ts';
import { Fold } from './Fold.tsx';
import { ReviewNote } from './Notes.tsx';
import { Outside } from './Outside.tsx';
import styles from './PageNotes.module.css';

const saidBy: Partial<Record<Basis, string>> = { published: 'Published', guideline: 'Guideline' };

type PageNotesProps = {
  notes: readonly Note[];
  records: Records;
  /** When they were last checked, where the page doesn’t say so itself. */
  review: Review | undefined;
  /** Names no sources: for a page that fills one sheet of paper. */
  isBrief?: boolean;
  /** Each says all that its record does, and leads back to its first mark: for an essay. */
  isFull?: boolean;
};

type ShortNoteProps = {
  note: Note;
  /** What it rests on, to say who published it, and when. A note without has only its first words. */
  sources: readonly Reference[] | undefined;
};

/** A note: a title, or what a claim says and what it rests on. */
function ShortNote({ note, sources }: ShortNoteProps) {
  const whose = 'claim' in note && saidBy[note.claim.basis];
  const title = sources ? note.words : note.brief;
  // What was cut short, or ends a question, needs no period.
  const end = /[.?!…]$/.test(title) ? '' : '.';
  return (
    <>
      <a href={sourcePath(note.id)}>{title}</a>
      {whose && `${end} ${whose}`}
      {sources && `${whose ? ':' : end} ${sources.map((source) => `${sourceName(source)}.`).join(' ')}`}
    </>
  );
}

/** A note with all that its record says, the link to its page, and the way back to its first mark. */
function FullNote({ note }: { note: Note }) {
  const about = 'claim' in note ? 'About this claim' : 'What it found';
  return (
    <>
      {'claim' in note ? (
        <>
          <strong>{note.words}</strong> ({basisWords[note.claim.basis].mark}). {note.claim.note}
        </>
      ) : (
        <>
          <Outside to={referenceLink(note.reference)}>{note.words}</Outside>.{' '}
          {note.reference.authors !== note.reference.publisher && `${note.reference.authors}, `}
          {sourceName(note.reference)}.
        </>
      )}{' '}
      <a className="soft" href={sourcePath(note.id)} aria-label={`${about}, note ${note.number}: ${note.brief}`}>
        {about}
      </a>
      <a href={`#${citeAnchor(note.id)}`} data-screen-only="">
        ↑<span className="visually-hidden"> Back to note {note.number} in the text</span>
      </a>
    </>
  );
}

/** What the marks of a page lead to, in one list at its end. It’s folded on screen, where a link to a note opens it, and open on paper. */
export function PageNotes({ notes, records, review, isBrief = false, isFull = false }: PageNotesProps) {
  const sourcesOf = (note: Note) =>
    'claim' in note ? note.claim.references.map((id) => byId(records.references, id)) : [note.reference];
  const width = isBrief ? 'wrap ' : 'wrap beside ';
  const title = (
    <h2 id="notes-title" className="level-4">
      Sources and notes <span className="small soft">({notes.length})</span>
    </h2>
  );
  return (
    <section
      className={`small ${isFull ? '' : width}${styles.notes}`}
      // The build’s checks read a full note as they read the text.
      data-page-notes={isFull ? undefined : ''}
      data-sources=""
      aria-labelledby="notes-title"
    >
      <Fold summary={title}>
        {!isFull && <p>{records.siteScreen.notes}</p>}
        <ol className="flow-wide">
          {notes.map((note) => (
            <li key={note.id} id={isFull ? noteAnchor(note.id) : undefined}>
              {isFull ? (
                <FullNote note={note} />
              ) : (
                <ShortNote note={note} sources={isBrief ? undefined : sourcesOf(note)} />
              )}
            </li>
          ))}
        </ol>
        {review && <ReviewNote review={review} />}
      </Fold>
    </section>
  );
}
