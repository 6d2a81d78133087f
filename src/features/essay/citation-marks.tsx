import { renderToStaticMarkup } from 'react-dom/server';
import { replaceCitations } from '../../evidence/citations.ts';
import { citeAnchor, numberMarks, type Note } from '../../evidence/page-notes.ts';
import { firstWords, sourceName } from '../../evidence/sources.ts';
import { parseHtml } from '../../site/html.ts';
import { labeledBy } from '../../library/essay-html.ts';
import { basisWords } from '../../evidence/basis.ts';
import { NoteMark, WhoseMark } from '../../ui/Claim.tsx';

/**
 * What the margin of a wide screen shows next to the first mark of a numbered note: what the source found, and whose words
 * they are. The list at the end of the essay has the full note.
 */
function marginWords(note: Note): string {
  if ('claim' in note) return `${firstWords(note.words, 90)} (${basisWords[note.claim.basis].mark}).`;
  const { inShort = firstWords(note.words, 90) } = note.reference;
  return `${inShort}${/[?!]$/.test(inShort) ? '' : '.'} ${sourceName(note.reference)}.`;
}

/**
 * An essay’s HTML with the marks of its citations. The first mark of a note carries the anchor that its way back leads to, and what
 * the margin shows next to it.
 */
export function markCitations(html: string, notes: readonly Note[]): string {
  const seen = new Set<string>();
  const marked = replaceCitations(html, (ids, before) =>
    renderToStaticMarkup(
      <span>
        {notes
          .filter(({ id }) => ids.includes(id))
          .map((note) => {
            const first = seen.has(note.id) ? {} : { anchor: citeAnchor(note.id), margin: marginWords(note) };
            seen.add(note.id);
            const ours = labeledBy(note, before);
            return ours ? (
              <WhoseMark key={note.id} claim={ours} anchor={first.anchor} />
            ) : (
              <NoteMark key={note.id} id={note.id} basis={'claim' in note ? note.claim.basis : undefined} {...first} />
            );
          })}
      </span>,
    ),
  );
  const root = parseHtml(marked);
  numberMarks(root, notes);
  return root.toString();
}
