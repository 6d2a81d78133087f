import { markdownToMdast } from 'satteri';
import type { Reference } from '../model/evidence.ts';

/** A part of a parsed Markdown text. */
interface Node {
  type: string;
  position?: { start: { line: number } };
  children?: Node[];
  value?: string;
  url?: string;
}

const howToWrite = 'An essay is Markdown: **bold**, *italics*, ## headings, - lists and [links](/address)';

function linkProblem(url: string, sources: ReadonlySet<string> | undefined): string | undefined {
  const shown = `the link leads to "${url.slice(0, 80)}"`;
  if (/^(\/(?!\/)|#|\?)/.test(url))
    return /[\\\s]/.test(url) ? `${shown}, which is no address of this site` : undefined;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url)) return undefined;
  if (url.startsWith('https://'))
    return sources && !sources.has(url)
      ? `${shown}, which isn’t a source of this site; cite a reference as [@its-id], or link to a page here as /stack`
      : undefined;
  if (/^http:/i.test(url)) return `${shown}, which is not encrypted; cite a reference as [@its-id] instead`;
  return `${shown}; a link in an essay leads to a page here (/stack), to a source (https:) or a mailbox (mailto:). A care card calls a helpline`;
}

/**
 * What in the text of an essay is no plain Markdown: raw HTML, pictures, and links that lead where an essay may not. Parsed by what
 * renders it, so that the two can’t disagree. `sources` are the references; undefined where they are not all known.
 */
export function essayMarkup(
  body: string,
  sources: readonly Pick<Reference, 'url'>[] | undefined,
): { line: number; message: string }[] {
  const addresses = sources && new Set(sources.map(({ url }) => url));
  const problems: { line: number; message: string }[] = [];
  const walk = (node: Node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      const markup = node.value ?? '';
      problems.push({ line, message: `Unexpected HTML “${markup.slice(0, 60)}”. ${howToWrite}` });
    }
    if (node.type === 'image' || node.type === 'imageReference')
      problems.push({ line, message: `Unexpected picture. ${howToWrite}` });
    if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
      const problem = linkProblem(node.url, addresses);
      if (problem) problems.push({ line, message: problem });
    }
    node.children?.forEach(walk);
  };
  walk(markdownToMdast(body) as Node);
  return problems;
}

const marks = /\[\s*@[^\]\n]*\]?|\[\s*care\s*:[^\]\n]*\]?/gi;
const rightMark = /^(?:\[@[a-z0-9-]+(?:;\s*@[a-z0-9-]+)*\]|\[care:[a-z0-9-]+\])$/;

/** Citations and care cards written so that the loader wouldn’t recognize them. */
export function brokenMarks(body: string): { line: number; message: string }[] {
  return [...body.matchAll(marks)]
    .filter(([mark]) => !rightMark.test(mark))
    .map(({ 0: mark, index }) => ({
      line: body.slice(0, index).split('\n').length,
      message: `"${mark.slice(0, 60)}" is an invalid mark: a citation is [@some-id] or [@one-id; @other-id], in lower case and without spaces in the id; a care card is [care:its-id]`,
    }));
}
