import type { PageNote } from '../evidence/page-notes.ts';
import type { Basis } from '../model/evidence.ts';
import { Fold } from './Fold.tsx';
import styles from './PageNotes.module.css';

/** Which of the two a number may stand for. */
const saidBy: Partial<Record<Basis, string>> = { published: 'Published', guideline: 'Guideline' };

/** A longer list leaves the whole of a title to its own page, so that the page of the list stays light, and reads on as a paragraph on paper. */
const mostWhole = 40;
/** A still longer one leaves publishers to those pages, too. */
const mostNamed = 50;

type PageNotesProps = {
  notes: readonly PageNote[];
  /** Names no sources: for a page that is opened every morning, on whatever network there is. */
  isBrief?: boolean;
};

type NoteWordsProps = {
  note: PageNote;
  isWhole: boolean;
  /** Says who published what it rests on, and when. */ isNamed: boolean;
};

/** A note: a title, or what a claim says and what it rests on. */
function NoteWords({ note: { path, brief, words, basis, sources }, isWhole, isNamed }: NoteWordsProps) {
  const said = basis && saidBy[basis];
  return (
    <>
      <a href={path}>{isWhole ? words : brief}</a>
      {said && `. ${said}`}
      {isNamed && `${said ? ':' : '.'} ${sources.map(({ published }) => `${published}.`).join(' ')}`}
    </>
  );
}

/** What the numbers in an information page lead to, in one list at its end. It folds, and opens on paper. */
export function PageNotes({ notes, isBrief = false }: PageNotesProps) {
  const isWhole = !isBrief && notes.length <= mostWhole;
  const isNamed = !isBrief && notes.length <= mostNamed;
  const title = (
    <h2 id="page-notes">
      Sources and notes <span>({notes.length})</span>
    </h2>
  );
  const list = (
    <>
      <p>
        A number leads to what studies or guidelines say. “Ours” is what only this project says. “Reported” is what
        people tell us and nobody has checked.
      </p>
      <ol className={notes.length > mostWhole ? styles.runIn : undefined}>
        {notes.map((note) => (
          <li key={note.number} className={note.isOnPaper ? undefined : styles.off}>
            <NoteWords note={note} isWhole={isWhole} isNamed={isNamed} />
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <section className={`wrap ${styles.notes}`} data-page-notes="" data-sources="" aria-labelledby="page-notes">
      {isBrief ? (
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <Fold summary={title}>{list}</Fold>
      )}
    </section>
  );
}
