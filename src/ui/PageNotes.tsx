import type { PageNote } from '../domain/page-notes.ts';
import type { Basis } from '../domain/schema/evidence.ts';
import { Fold } from './Fold.tsx';
import styles from './PageNotes.module.css';

/** Which of the two a number may stand for. */
const saidBy: Partial<Record<Basis, string>> = { published: 'Published', guideline: 'Guideline' };

/** A longer list leaves whole titles and publishers to the pages of its claims and references, so that its page stays light. */
const mostNamed = 50;

/** One longer than this reads on as a paragraph on paper. */
const mostInLines = 40;

type PageNotesProps = {
  notes: readonly PageNote[];
  /** Names no sources: for a page that is opened every morning, on whatever network there is. */
  isBrief?: boolean;
};

/** How much of its sources a list says. */
type Extent = 'brief' | 'named';

/** A note: a reference by its title, a claim by its first words and what it rests on. */
function NoteWords({ note, extent }: { note: PageNote; extent: Extent }) {
  const { path, brief, words, basis, sources, isOnPaper } = note;
  const isNamed = extent !== 'brief' && isOnPaper;
  const said = basis && saidBy[basis];
  const restsOn = sources.map(({ published }) => `${published}.`);
  return (
    <>
      <a href={path}>{isNamed ? words : brief}</a>
      {said && `. ${said}`}
      {isNamed && `${said ? ':' : '.'} ${restsOn.join(' ')}`}
    </>
  );
}

/** What the numbers in an information page lead to, in one list at its end. It folds, and opens on paper. */
export function PageNotes({ notes, isBrief = false }: PageNotesProps) {
  const extent = isBrief || notes.length > mostNamed ? 'brief' : 'named';
  const isRunIn = notes.length > mostInLines;
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
      <ol className={isRunIn ? styles.runIn : undefined}>
        {notes.map((note) => (
          <li key={note.number} className={note.isOnPaper ? undefined : styles.off}>
            <NoteWords note={note} extent={extent} />
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
