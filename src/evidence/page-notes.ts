import { escapeHtml } from '../site/escape-html.ts';
import { byId, type Records } from '../model/records.ts';
import type { Claim, Reference } from '../model/evidence.ts';
import { firstWords } from './sources.ts';

/** A note at the end of a page: what a mark in its text rests on. */
export type Note = {
  number: number;
  id: string;
  /** The claim, or the title of the reference. */
  words: string;
  /** Its first words, which differ from those of every other note of the page. */
  brief: string;
  /** True if its numbers appear only in parts that aren’t printed. */
  isOffPaper?: boolean;
} & ({ claim: Claim } | { reference: Reference });

type Sources = Pick<Records, 'claims' | 'references'>;

/** Anchor of a note of an essay. */
export const noteAnchor = (id: string) => `note-${id}`;

/** Anchor of the first mark of a note in an essay, which the note leads back to. */
export const citeAnchor = (id: string) => `cite-${id}`;

function noteOf(id: string, { claims, references }: Sources) {
  const claim = claims.find((candidate) => candidate.id === id);
  if (claim) return { id, words: claim.text, brief: firstWords(claim.text), claim };
  const reference = byId(references, id);
  return { id, words: reference.title, brief: firstWords(reference.title), reference };
}

/**
 * The notes of these claims and references, numbered from 1 in this order. Notes whose first words are those of another say all of
 * theirs: a name leads to one place. Throws for an unknown id.
 */
export function notesOf(ids: readonly string[], records: Sources): Note[] {
  const notes = ids.map((id, index) => ({ number: index + 1, ...noteOf(id, records) }));
  return notes.map((note) =>
    notes.some(({ brief, number }) => brief === note.brief && number !== note.number)
      ? { ...note, brief: note.words }
      : note,
  );
}

/** A mark as `NoteMark` writes it, before its page is known whole. */
const unnumbered = /<a ([^>]*)href="\/sources\/([a-z0-9-]+)" data-note=""( data-off-paper="")?([^>]*)>source<\/a>/g;

/** The notes of what the HTML of a page marks with a number, in the order of the text. */
export function notesIn(html: string, records: Sources): Note[] {
  const marks = [...html.matchAll(unnumbered)];
  const onPaper = new Set(marks.filter(([, , , isOff]) => !isOff).map(([, , id = '']) => id));
  const ids = [...new Set(marks.map(([, , id = '']) => id))];
  return notesOf(ids, records).map((note) => ({ ...note, isOffPaper: !onPaper.has(note.id) }));
}

/** Marks, and behind them the punctuation of their sentence. */
const beforePunctuation = /((?:<a [^>]*>source<\/a>)+(?:<\/(?:span|b)>)*)([.,;:])/g;

/** HTML with its marks numbered as their notes are, each behind the punctuation. */
export const numberMarks = (html: string, notes: readonly Note[]): string =>
  html
    .replaceAll(beforePunctuation, '$2$1')
    .replaceAll(unnumbered, (_, before: string, id: string, _off: unknown, after: string) => {
      const { number, brief } = byId(notes, id);
      // Its name begins with its visible text, for people who say “tap 4”.
      const name = escapeHtml(`${number}, source: ${brief}`);
      return `<a ${before}href="/sources/${id}" data-note="${number}"${after} aria-label="${name}"><sup>${number}</sup></a>`;
    });
