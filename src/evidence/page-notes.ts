import { TextNode, type HTMLElement } from 'node-html-parser';
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

/** The marks of a page as `NoteMark` writes them, before the page is known whole. */
const marksIn = (root: HTMLElement) => root.querySelectorAll('a[data-note="?"]');

/** The id of the claim or reference that a mark leads to. */
const idOf = (mark: HTMLElement) => mark.getAttribute('href')?.split('/').at(-1) ?? '';

/** The notes of what a page marks with a number, in the order of the text. */
export const notesIn = (root: HTMLElement, records: Sources): Note[] =>
  notesOf([...new Set(marksIn(root).map(idOf))], records);

/** Moves the punctuation of a sentence from behind a mark that ends it, and from behind the span or bold type that it ends, to before it. */
function moveBehindPunctuation(mark: HTMLElement): void {
  let last = mark;
  while (!last.nextSibling && last.parentNode && ['SPAN', 'B'].includes(last.parentNode.tagName))
    last = last.parentNode;
  const next = last.nextSibling;
  if (!(next instanceof TextNode) || !/^[.,;:]/.test(next.rawText)) return;
  mark.before(next.rawText.charAt(0));
  next.rawText = next.rawText.slice(1);
}

/** Numbers the marks of a page as their notes are, each behind the punctuation. */
export function numberMarks(root: HTMLElement, notes: readonly Note[]): void {
  // The last one first: of two side by side, the punctuation goes before both.
  for (const mark of marksIn(root).reverse()) {
    const { number, brief } = byId(notes, idOf(mark));
    moveBehindPunctuation(mark);
    mark.setAttribute('data-note', String(number));
    // Its name begins with its visible text, for people who say “tap 4”.
    mark.setAttribute('aria-label', escapeHtml(`${number}, source: ${brief}`));
    mark.innerHTML = `<sup>${number}</sup>`;
  }
}
