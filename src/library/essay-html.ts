import { parse } from 'node-html-parser';
import { markdownToHtml } from 'satteri';
import { isSourced, saysWhose } from '../evidence/basis.ts';
import type { Note } from '../evidence/page-notes.ts';
import type { Essay } from '../model/essay.ts';
import type { Claim } from '../model/evidence.ts';
import { parseHtml } from '../site/html.ts';
import { splitSentences } from '../text/sentences.ts';

/** A piece of an essay: its HTML, the place of a care card, or the place of what to do tomorrow. */
export type EssayPart = { html: string } | { card: string } | { tomorrow: true };

/** The address of a heading: its words in lower case, joined by hyphens. */
const headingId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The text of an essay as HTML, citations still written `[@id]`, and its headings of the second level with their addresses. */
export function essayHtml({ body }: Pick<Essay, 'body'>): { html: string; sections: { id: string; text: string }[] } {
  const root = parseHtml(markdownToHtml(body, { features: { smartPunctuation: true } }).html);
  const headings = root.querySelectorAll('h2, h3');
  for (const heading of headings) heading.setAttribute('id', headingId(heading.text));
  const sections = headings.filter(({ tagName }) => tagName === 'H2').map(({ id, text }) => ({ id, text }));
  return { html: root.toString(), sections };
}

/** The last sentence of HTML that ends within a paragraph, an entry or a cell. */
function lastSentence(html: string): string {
  const block = parse(html, { parseNoneClosedTags: true }).querySelectorAll('p, li, td, h2, h3').at(-1);
  return splitSentences(block?.text ?? '').at(-1) ?? '';
}

/** The claim that a mark names as ours, in a label in place of a number: behind a sentence that doesn’t say so itself. */
export const labeledBy = (note: Note, before: string): Claim | undefined =>
  'claim' in note && !isSourced(note.claim.basis) && !saysWhose(lastSentence(before)) ? note.claim : undefined;

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
