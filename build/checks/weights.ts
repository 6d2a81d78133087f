import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../../budgets.ts';
import { findPage } from '../../src/site/pages.ts';
import type { BuiltPage } from './built-page.ts';
import type { Built } from './built-check.ts';

/** So many characters of the main part of a page, tags included, show more than a phone’s first screen. */
const firstScreen = 10_000;

/** The bytes of brotli of a page up to its first screen: all of its styles, and the beginning of its main part. */
export const firstScreenBytes = (html: string): number =>
  brotliCompressSync(html.slice(0, Math.max(html.lastIndexOf('</style>'), html.indexOf('<main') + firstScreen))).length;

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
