import type { HTMLElement } from 'node-html-parser';
import { serifGlyphs } from '../src/domain/glyphs.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';

/** What the styles set in the serif: headings, terms, leads, verses, and the text of an essay. */
const serif = 'h1, h2, h3, h4, dt, blockquote, [class*="-lead"], [class*="EssayScreen-text"]';

const isOther = (element: HTMLElement) => element.classList.contains('emoji');
const known = new Set(serifGlyphs);

/** Everything set in the serif has its glyphs in the font that the site sends; another character would fall out of the line. */
export const glyphs: BuiltCheck = {
  page({ root }) {
    const texts = root
      .querySelectorAll(serif)
      .flatMap((element) => blocksOf(element, isOther))
      .map(({ text }) => text);
    const missing = [...new Set(texts.join(''))].filter((char) => !known.has(char));
    const problems = missing.map((char) => {
      const text = texts.find((candidate) => candidate.includes(char)) ?? '';
      const at = text.indexOf(char);
      const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return `the serif has no “${char}” (U+${code}), in “${text.slice(Math.max(0, at - 30), at + 30)}”; write it another way, or add it to src/domain/glyphs.ts and run npm run fonts`;
    });
    return { problems };
  },
};
