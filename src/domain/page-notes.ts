import { escapeHtml } from './escape-html.ts';
import { sourcePath } from './pages.ts';
import { byId, type Records } from './records.ts';
import type { Basis } from './schema/evidence.ts';
import { firstWords } from './sources.ts';

/** A note at the end of an information page: what a numeral in its text rests on. */
export interface PageNote {
  number: number;
  /** The page of the claim or reference. */
  path: string;
  /** The claim, or the title of the reference. */
  words: string;
  /** Its first words, by which its marks are told from those of every other note of the page. */
  brief: string;
  /** Of a claim: whether a study or a guideline says so. */
  basis?: Basis;
  /** Titles of the sources that a claim names. */
  sources: string[];
}

/** A mark as `Claim.tsx` writes it, before its page is known whole: the page numbers what is sourced. */
const unnumbered = /<a ([^>]*)href="\/sources\/([a-z0-9-]+)" data-note=""([^>]*)>source<\/a>/g;

type Sources = Pick<Records, 'claims' | 'references'>;

function noteOf(id: string, number: number, { claims, references }: Sources): PageNote {
  const path = sourcePath(id);
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) {
    const { title } = byId(references, id);
    return { number, path, words: title, brief: firstWords(title), sources: [] };
  }
  const sources = claim.references.map((each) => byId(references, each).title);
  return { number, path, words: claim.text, brief: firstWords(claim.text), basis: claim.basis, sources };
}

/** Notes whose first words are those of another say all of theirs: a name leads to one place. */
const toldApart = (notes: readonly PageNote[]): PageNote[] =>
  notes.map((note) =>
    notes.some(({ brief, number }) => brief === note.brief && number !== note.number)
      ? { ...note, brief: note.words }
      : note,
  );

/**
 * The HTML of a page with its sourced marks numbered from 1 in the order of the text, and the notes that the numbers lead to. What
 * is marked twice keeps its number. Throws for a mark of an unknown id.
 */
export function numberMarks(html: string, records: Sources): { html: string; notes: PageNote[] } {
  const ids = [...new Set([...html.matchAll(unnumbered)].map(([, , id = '']) => id))];
  const notes = toldApart(ids.map((id, index) => noteOf(id, index + 1, records)));
  const numbered = html.replaceAll(unnumbered, (mark, before: string, id: string, after: string) => {
    const note = notes[ids.indexOf(id)];
    if (!note) return mark;
    // Its name begins with what is seen of it, for whoever says “tap 4”.
    const name = escapeHtml(`${note.number}, source: ${note.brief}`);
    return `<a ${before}href="${note.path}" data-note=""${after} aria-label="${name}"><sup>${note.number}</sup></a>`;
  });
  return { html: numbered, notes };
}
