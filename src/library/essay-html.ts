import { basisWords, isSourced, saysWhose, whoseWord } from '../evidence/basis.ts';
import { citationsIn, replaceCitations } from '../evidence/citations.ts';
import { escapeHtml } from '../site/escape-html.ts';
import { sourcePath } from '../site/pages.ts';
import type { Records } from '../model/records.ts';
import type { Essay } from '../model/essay.ts';
import type { Claim, Reference } from '../model/evidence.ts';
import { firstWords } from '../evidence/sources.ts';

/** What a citation in an essay points to, numbered from 1 in the order of first citation. */
export type Note = { number: number; id: string } & ({ claim: Claim } | { reference: Reference });

/** A piece of an essay: its HTML, the place of a care card, or the place of what to do tomorrow. */
export type EssayPart = { html: string } | { card: string } | { tomorrow: true };

/** The notes of an essay. Throws for an id that is neither a reference nor a claim, which checked records rule out. */
export function notesOf(body: string, { claims, references }: Pick<Records, 'claims' | 'references'>): Note[] {
  return citationsIn(body).map((id, index) => {
    const number = index + 1;
    const claim = claims.find((candidate) => candidate.id === id);
    if (claim) return { number, id, claim };
    const reference = references.find((candidate) => candidate.id === id);
    if (reference) return { number, id, reference };
    throw new Error(`[@${id}] is neither a reference nor a claim`);
  });
}

/** The last sentence of some HTML, as text. */
const lastSentence = (html: string): string =>
  html
    .slice(html.search(/<(?:p|li|td|h\d)\b(?!.*<(?:p|li|td|h\d)\b)/s))
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .split(/(?<=[.?!]["”)]*)\s+/)
    .at(-1) ?? '';

/** What marks a note in the text: its number, or, after a sentence of ours that doesn’t say so itself, whose it is. */
export const signOf = (note: Note, before: string): string =>
  'claim' in note && !isSourced(note.claim.basis) && !saysWhose(lastSentence(before))
    ? whoseWord(note.claim.basis)
    : String(note.number);

/** What a note is about: the claim, or the title of the reference. */
export const noteSubject = (note: Note): string => ('claim' in note ? note.claim.text : note.reference.title);

/** Anchor of a note at the end of an essay. */
export const noteAnchor = (id: string) => `note-${id}`;

/** Anchor of the first place that cites it. */
export const citeAnchor = (id: string) => `cite-${id}`;

/**
 * What the margin of a wide screen shows next to the first mark of a numbered note: what the source found, and whose words
 * they are. The list at the end of the essay has the full note.
 */
function marginWords(note: Note): string {
  if ('claim' in note) return `${firstWords(note.claim.text, 90)} (${basisWords[note.claim.basis].mark}).`;
  const { title, inShort = firstWords(title, 90), publisher, year } = note.reference;
  return `${inShort}${/[?!]$/.test(inShort) ? '' : '.'} ${publisher}${year ? `, ${year}` : ''}.`;
}

/**
 * Turns the citations in an essay’s HTML into marks, each a link to the page of its claim or reference. The first mark of a
 * note carries the anchor that its way back leads to, and what the margin shows next to it.
 */
export function markCitations(html: string, notes: readonly Note[]): string {
  const seen = new Set<string>();
  return replaceCitations(html, (ids, before) => {
    const marks = ids.flatMap((id) => {
      const note = notes.find((candidate) => candidate.id === id);
      if (!note) return [];
      const sign = signOf(note, before);
      const isFirst = !seen.has(id);
      const margin = isFirst ? ` data-margin="${escapeHtml(marginWords(note))}"` : '';
      const data = 'claim' in note ? ` data-claim="${id}" data-basis="${note.claim.basis}"` : ` data-reference="${id}"`;
      const name = escapeHtml(`${sign}, source: ${firstWords(noteSubject(note))}`);
      const shown = sign === String(note.number) ? `<sup${margin}>${sign}</sup>` : ` (${sign})`;
      const mark = `<a href="${sourcePath(id)}" data-note="${sign}"${isFirst ? ` id="${citeAnchor(id)}"` : ''}${data} aria-label="${name}">${shown}</a>`;
      seen.add(id);
      return [mark];
    });
    return `<span class="cite">${marks.join('<sup>,</sup>')}</span>`;
  });
}

/**
 * Lets a table scroll by itself where it is wider than the screen. The frame can be reached by keyboard, and is named by
 * the heading above the table.
 */
export function frameTables(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table, offset: number) => {
    const heading = [...html.slice(0, offset).matchAll(/<h2 id="([^"]+)"/g)].at(-1)?.[1];
    const name = heading ? `aria-labelledby="${heading}"` : 'aria-label="Table"';
    return `<div role="region" tabindex="0" ${name}>${table}</div>`;
  });
}

/**
 * Splits an essay’s HTML at paragraphs that are only `[care:id]` or `[tomorrow]`. Cards named but not placed come first;
 * what to do tomorrow comes last where it is not placed.
 */
export function splitAtMarks(html: string, { careCards }: Pick<Essay, 'careCards'>): EssayPart[] {
  const parts = html.split(/<p>\[(care:[a-z0-9-]+|tomorrow)\]<\/p>/).map((piece, index): EssayPart => {
    if (index % 2 === 0) return { html: piece };
    return piece === 'tomorrow' ? { tomorrow: true } : { card: piece.slice('care:'.length) };
  });
  const placed = parts.flatMap((part) => ('card' in part ? part.card : []));
  const isPlaced = parts.some((part) => 'tomorrow' in part);
  return [
    ...careCards.filter((card) => !placed.includes(card)).map((card) => ({ card })),
    ...parts.filter((part) => !('html' in part) || part.html.trim() !== ''),
    ...(isPlaced ? [] : [{ tomorrow: true as const }]),
  ];
}
