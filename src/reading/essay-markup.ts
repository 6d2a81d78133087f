import { markdownToMdast } from 'satteri';
import type { Reference } from '../domain/schema/evidence.ts';

/** A part of a parsed Markdown text. */
interface Node {
  type: string;
  position?: { start: { line: number } };
  children?: Node[];
  value?: string;
  url?: string;
}

const instead: readonly (readonly [RegExp, string])[] = [
  [/^<!--/, 'leave the note out: readers of the page’s source would see it'],
  [/^<\/?(b|strong)\b/i, 'write **words** for bold'],
  [/^<\/?(i|em)\b/i, 'write *words* for italics'],
  [/^<br\b/i, 'leave an empty line for a new paragraph'],
  [/^<\/?a\b/i, 'write [words](/address) for a link'],
  [/^<\/?h[1-6]\b/i, 'write ## before a heading'],
  [/^<\/?(ul|ol|li)\b/i, 'begin each entry of a list with a dash'],
  [/^<\/?p\b/i, 'leave an empty line between paragraphs'],
  [/^<\/?(table|tr|td|th)\b/i, 'write a table with | between its cells'],
  [/^<(img|picture|video|audio)\b/i, 'leave it out: an essay is words, and its drawing is made by itself'],
];

const remedyFor = (markup: string) =>
  instead.find(([pattern]) => pattern.test(markup))?.[1] ??
  'leave it out: an essay is words alone, and nothing in it may run';

function linkProblem(url: string, sources: ReadonlySet<string> | undefined): string | undefined {
  const shown = `the link leads to "${url.slice(0, 80)}"`;
  if (/^(\/(?!\/)|#|\?)/.test(url))
    return /[\\\s]/.test(url) ? `${shown}, which is no address of this site` : undefined;
  if (/^(tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(url)) return undefined;
  if (url.startsWith('https://'))
    return sources && !sources.has(url)
      ? `${shown}, which is no source of this site; cite a reference as [@its-id], or link to a page here as /stack`
      : undefined;
  if (/^http:/i.test(url)) return `${shown}, which is not encrypted; cite a reference as [@its-id] instead`;
  return `${shown}; a link in an essay leads to a page here (/stack), to a source (https:), a phone (tel:) or a mailbox (mailto:)`;
}

/**
 * What in the text of an essay is no plain Markdown: raw HTML, pictures, and links that lead where an essay may not. Parsed by what
 * Astro renders it with, so that the two cannot disagree. `sources` are the references; undefined where they are not all known.
 */
export function essayMarkup(
  body: string,
  sources: readonly Pick<Reference, 'url'>[] | undefined,
): { line: number; message: string }[] {
  const addresses = sources && new Set(sources.map(({ url }) => url));
  const found: { line: number; message: string }[] = [];
  const walk = (node: Node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      const markup = node.value ?? '';
      found.push({ line, message: `"${markup.slice(0, 60)}" is HTML; ${remedyFor(markup)}` });
    }
    if (node.type === 'image' || node.type === 'imageReference')
      found.push({ line, message: `a picture stands here; ${remedyFor('<img')}` });
    if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
      const problem = linkProblem(node.url, addresses);
      if (problem) found.push({ line, message: problem });
    }
    node.children?.forEach(walk);
  };
  walk(markdownToMdast(body) as Node);
  return found;
}

const marks = /\[\s*@[^\]\n]*\]?|\[\s*care\s*:[^\]\n]*\]?/gi;
const rightMark = /^(?:\[@[a-z0-9-]+(?:;\s*@[a-z0-9-]+)*\]|\[care:[a-z0-9-]+\])$/;

/** Marks of citations and care cards that are written so that nobody would find what they mean. */
export function brokenMarks(body: string): { line: number; message: string }[] {
  return [...body.matchAll(marks)]
    .filter(([mark]) => !rightMark.test(mark))
    .map(({ 0: mark, index }) => ({
      line: body.slice(0, index).split('\n').length,
      message: `"${mark.slice(0, 60)}" is no mark: a citation is [@some-id] or [@one-id; @other-id], in lower case and without spaces in the id; a care card is [care:its-id]`,
    }));
}
