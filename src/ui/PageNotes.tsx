import type { PageNote } from '../evidence/page-notes.ts';
import type { Records } from '../model/records.ts';
import type { Basis } from '../model/evidence.ts';
import { Fold } from './Fold.tsx';
import styles from './PageNotes.module.css';

/** The words for a basis that has a number. */
const saidBy: Partial<Record<Basis, string>> = { published: 'Published', guideline: 'Guideline' };

/** A longer list leaves the whole of a title to its own page, so that the page of the list stays light. */
const mostWhole = 40;
/** A still longer one leaves publishers to those pages, too. */
const mostNamed = 50;

type PageNotesProps = {
  notes: readonly PageNote[];
  records: Pick<Records, 'siteScreen'>;
  /** The HTML that says when they were last checked; empty where the page has none. */
  review?: string;
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
  const title = isWhole ? words : brief;
  // What was cut short, or ends a question, needs no period.
  const end = /[.?!…]$/.test(title) ? '' : '.';
  return (
    <>
      <a href={path}>{title}</a>
      {said && `${end} ${said}`}
      {isNamed && `${said ? ':' : end} ${sources.map(({ published }) => `${published}.`).join(' ')}`}
    </>
  );
}

/** What the numbers on an information page lead to, in one list at its end. It’s folded on screen and open on paper. */
export function PageNotes({ notes, records, review = '', isBrief = false }: PageNotesProps) {
  const isWhole = !isBrief && notes.length <= mostWhole;
  const isNamed = !isBrief && notes.length <= mostNamed;
  const title = (
    <h2 id="page-notes">
      Sources and notes <span>({notes.length})</span>
    </h2>
  );
  const list = (
    <>
      <p>{records.siteScreen.notes}</p>
      <ol>
        {notes.map((note, index) => (
          <li
            key={note.number}
            // What isn't on paper isn't counted there either.
            value={notes[index - 1]?.isOnPaper === false ? note.number : undefined}
            data-screen-only={note.isOnPaper ? undefined : ''}
          >
            <NoteWords note={note} isWhole={isWhole} isNamed={isNamed} />
          </li>
        ))}
      </ol>
      {review && <div dangerouslySetInnerHTML={{ __html: review }} />}
    </>
  );
  return (
    <section className={`wrap ${styles.notes}`} data-page-notes="" data-sources="" aria-labelledby="page-notes">
      <Fold summary={title}>{list}</Fold>
    </section>
  );
}
