import type { PageNote } from '../domain/page-notes.ts';
import type { Basis } from '../domain/schema/evidence.ts';
import { firstWords } from '../domain/sources.ts';
import { Fold } from './Fold.tsx';
import styles from './PageNotes.module.css';

/** Which of the two a number may stand for. */
const saidBy: Partial<Record<Basis, string>> = { published: 'Published', guideline: 'Guideline' };

/** A longer list names its sources on their own pages alone, so that its page stays light. */
const mostWithSources = 80;

type PageNotesProps = {
  notes: readonly PageNote[];
  /** Names no sources: for a page that is opened every morning, on whatever network there is. */
  isBrief?: boolean;
};

/** What the numbers in an information page lead to, in one list at its end. It folds, and opens on paper. */
export function PageNotes({ notes, isBrief = false }: PageNotesProps) {
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
      <ol>
        {notes.map(({ number, path, brief, basis, sources }) => (
          <li key={number}>
            <a href={path}>{brief}</a>
            {basis && `. ${saidBy[basis] ?? ''}`}
            {sources.length > 0 &&
              !isBrief &&
              notes.length <= mostWithSources &&
              `: ${sources.map((source) => firstWords(source, 44)).join('; ')}`}
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
