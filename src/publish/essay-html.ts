import { basisWords } from '../domain/basis.ts';
import { citationsIn, replaceCitations } from '../domain/citations.ts';
import type { Records } from '../domain/records.ts';
import type { Essay } from '../domain/schema/essay.ts';
import type { Claim, Reference } from '../domain/schema/evidence.ts';

/** What a citation in an essay points to, numbered from 1 in the order of first citation. */
export type Note = { number: number; id: string } & ({ claim: Claim } | { reference: Reference });

/** A piece of an essay: its HTML, the place of a care card, or the place of what to do tomorrow. */
export type EssayPart = { html: string } | { card: string } | { tomorrow: true };

/** The notes of an essay. Throws for an id that is neither a reference nor a claim, which checked records rule out. */
export function notesOf(body: string, { claims, references }: Pick<Records, 'claims' | 'references'>): Note[] {
  return citationsIn(body).map((id, index) => {
    const claim = claims.find((candidate) => candidate.id === id);
    const reference = references.find((candidate) => candidate.id === id);
    if (claim) return { number: index + 1, id, claim };
    if (reference) return { number: index + 1, id, reference };
    throw new Error(`[@${id}] is neither a reference nor a claim`);
  });
}

/** Anchor of a note at the end of an essay. */
export const noteAnchor = (id: string) => `note-${id}`;

/** Anchor of the first place that cites it. */
export const citeAnchor = (id: string) => `cite-${id}`;

/**
 * Turns the citations in an essay’s HTML into note marks. The first mark of a note carries the anchor that its
 * way back leads to; a claim also says its basis in words.
 */
export function markCitations(html: string, notes: readonly Note[]): string {
  const seen = new Set<string>();
  return replaceCitations(html, (ids) => {
    const marks = ids.flatMap((id) => {
      const note = notes.find((candidate) => candidate.id === id);
      if (!note) return [];
      const anchor = seen.has(id) ? '' : ` id="${citeAnchor(id)}"`;
      seen.add(id);
      const words = 'claim' in note ? ` ${basisWords[note.claim.basis].mark}` : '';
      const data = 'claim' in note ? ` data-claim="${id}"` : ` data-reference="${id}"`;
      return [
        `<a href="#${noteAnchor(id)}"${anchor}${data}><sup><span class="visually-hidden">Note </span>${note.number}</sup>${words}</a>`,
      ];
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
