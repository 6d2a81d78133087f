import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../../budgets.ts';
import { findPage } from '../../src/site/pages.ts';
import type { BuiltPage } from './built-page.ts';
import type { Built } from './built-check.ts';

/** So many characters of text fill the screen of a phone, and more than the upper half of a wide one. */
const screenful = 1_200;

/** What isn't text: what is between the tags of these elements, and every tag. */
const markup = /<(script|style|svg|template)\b.*?<\/\1>|<[^>]*>/gs;

/** Where a page has shown a screenful of its main text, or the whole of it. */
function endOfScreenful(html: string): number {
  const main = html.indexOf('<main');
  let at = main;
  let left = screenful;
  for (const { 0: found, index } of html.slice(main).matchAll(markup)) {
    const text = main + index - at;
    if (text >= left) return at + left;
    left -= text;
    at = main + index + found.length;
    if (found === '</main>') break;
  }
  return at;
}

/** The bytes of brotli of a page up to its first screen: all of its styles, and a screenful of its main text. */
export const firstScreenBytes = (html: string): number =>
  brotliCompressSync(html.slice(0, Math.max(html.lastIndexOf('</style>'), endOfScreenful(html)))).length;

/** The weight of a page in bytes of brotli, and its budget. */
export interface Weight {
  path: string;
  html: number;
  budget: number;
  /** Within which it shows its first screen; of a page that fits in that budget, the whole page. */
  firstScreen: number;
}

/** What a page weighs. */
export function weigh(page: BuiltPage, built: Built): Weight {
  const sent = built.sent(page.file);
  return {
    path: page.path,
    html: sent.length,
    budget: budgets[findPage(page.path)?.budget ?? 'page'],
    // Compressing takes seconds for the whole site, and no part of a page is larger than the page.
    firstScreen: sent.length > budgets.firstScreen ? firstScreenBytes(page.html) : sent.length,
  };
}
