import { escapeHtml } from '../site/escape-html.ts';
import { sourcePath } from '../site/pages.ts';
import { byId, type Records } from '../model/records.ts';
import type { Basis, Reference } from '../model/evidence.ts';
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
  /** The sources that a claim names, or the reference itself, whole: paper has no link to follow. */
  sources: NoteSource[];
  /** False if its numbers appear only in parts that aren’t printed. */
  isOnPaper: boolean;
}

/** A source as a list of literature names it. */
interface NoteSource {
  title: string;
  /** Who published it, and when. */
  published: string;
}

/** A mark as `Claim.tsx` writes it, before its page is known whole: the page numbers what is sourced. */
const unnumbered = /<a ([^>]*)href="\/sources\/([a-z0-9-]+)" data-note="(off-paper)?"([^>]*)>source<\/a>/g;

type Sources = Pick<Records, 'claims' | 'references'>;

const sourceOf = ({ title, publisher, year }: Reference): NoteSource => ({
  title,
  published: [publisher, year].filter(Boolean).join(', '),
});

function noteOf(id: string, { claims, references }: Sources): Omit<PageNote, 'number' | 'isOnPaper'> {
  const path = sourcePath(id);
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) {
    const reference = byId(references, id);
    return { path, words: reference.title, brief: firstWords(reference.title), sources: [sourceOf(reference)] };
  }
  const sources = claim.references.map((each) => sourceOf(byId(references, each)));
  return { path, words: claim.text, brief: firstWords(claim.text), basis: claim.basis, sources };
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
  const marks = [...html.matchAll(unnumbered)];
  const ids = [...new Set(marks.map(([, , id = '']) => id))];
  const onPaper = new Set(marks.filter(([, , , isOff]) => !isOff).map(([, , id = '']) => id));
  const notes = toldApart(
    ids.map((id, index) => ({ number: index + 1, isOnPaper: onPaper.has(id), ...noteOf(id, records) })),
  );
  const numbered = html.replaceAll(unnumbered, (mark, before: string, id: string, _: unknown, after: string) => {
    const note = notes[ids.indexOf(id)];
    if (!note) return mark;
    // Its name begins with its visible text, for people who say “tap 4”.
    const name = escapeHtml(`${note.number}, source: ${note.brief}`);
    return `<a ${before}href="${note.path}" data-note=""${after} aria-label="${name}"><sup>${note.number}</sup></a>`;
  });
  return { html: numbered, notes };
}

/** The HTML of a page without the line that says when its sources were last checked, and that line, which goes with its notes. */
export function takeReview(html: string): { html: string; review: string } {
  const [review = ''] = /<p [^>]*data-review=.*?<\/p>/s.exec(html) ?? [];
  return { html: html.replace(review, ''), review };
}
