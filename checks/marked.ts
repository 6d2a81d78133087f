import { parse, type HTMLElement } from 'node-html-parser';
import { sourcePath } from '../src/domain/pages.ts';
import { blocksOf, nearest } from './blocks.ts';
import type { BuiltPage } from './built-page.ts';

/** A mark on a built page, and what it stands behind. */
export interface Marked {
  /** The claim or reference that it leads to. */
  id: string;
  /** `ours` or `reported` where that word stands there; empty for a number, and for a claim that is itself the link. */
  word: string;
  /** The part of the text that it speaks for: the claim’s own element, or the sentence before it. */
  says: string;
  /** Whether another mark with the same word stands in the same sentence before it. */
  isAgain: boolean;
  element: HTMLElement;
}

const isMark = (element: HTMLElement) => element.tagName === 'A' && element.hasAttribute('data-note');

/** Elements whose text is read as one: a mark speaks for what stands before it in there. */
const units = new Set(['P', 'LI', 'TD', 'TH', 'DD', 'DT', 'FIGCAPTION', 'BLOCKQUOTE', 'DIV', 'SECTION', 'MAIN']);

/** What a stretch of HTML says, without the numbers of notes. */
function wordsIn(html: string): string {
  const part = parse(html);
  for (const number of part.querySelectorAll('a[data-note] sup, style, script')) number.remove();
  return part.text.replace(/\s+/g, ' ').trim();
}

/** The last sentence of a text, with what ends it. */
const lastSentence = (text: string) => /(?:[^.!?]|[.!?](?!\s))*[.!?]?\s*$/.exec(text.trimEnd())?.[0].trim() ?? '';

/** A claim’s words without its mark. */
const withoutMarks = (element: HTMLElement) =>
  blocksOf(element, (part) => isMark(part) && part !== element)
    .map(({ text }) => text)
    .join(' ');

/** Every mark in the text of a page, in its order. The list of notes at the end holds none. */
export function marksOn({ root, html }: Pick<BuiltPage, 'root' | 'html'>): Marked[] {
  const wordOf = (mark: HTMLElement) => (mark.text.trim() === mark.getAttribute('data-note') ? mark.text.trim() : '');
  let last: { word: string; unit: HTMLElement | undefined; end: number } | undefined;
  return root.querySelectorAll('main a[data-note]').map((element): Marked => {
    const unit = nearest(element, ({ tagName }) => units.has(tagName));
    const [start, end] = element.range;
    const word = wordOf(element);
    const isSame = word !== '' && last?.word === word && last.unit === unit;
    const isAgain = isSame && !/[.!?:;]/.test(wordsIn(html.slice(last?.end ?? start, start)));
    if (word) last = { word, unit, end };
    const claim = nearest(element, (part) => part.hasAttribute('data-claim'));
    return {
      id: (element.getAttribute('href') ?? '').slice(sourcePath('').length),
      word,
      says:
        claim && !claim.closest('.cite')
          ? withoutMarks(claim)
          : lastSentence(wordsIn(html.slice(unit?.range[0] ?? start, start))),
      isAgain,
      element,
    };
  });
}
