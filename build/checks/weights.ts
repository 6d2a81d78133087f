import { brotliCompressSync } from 'node:zlib';
import { posix } from 'node:path';
import { budgets } from '../../budgets.ts';
import { findPage } from '../../src/site/pages.ts';
import { wordCount } from '../../src/library/reading-time.ts';
import { textOf, type BuiltPage } from './built-page.ts';
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
  inlineScripts: number;
  react: number;
  ownScripts: number;
}

const scriptBytes = new Map<string, number>();

/** The bytes of brotli of scripts written in a page. Most pages have the same ones, so each is compressed only once. */
function brotli(scripts: string): number {
  const bytes = scriptBytes.get(scripts) ?? (scripts === '' ? 0 : brotliCompressSync(scripts).length);
  scriptBytes.set(scripts, bytes);
  return bytes;
}

/** Scripts that a browser runs, written in a page: data for search engines and rules for prerendering are none. */
const inlineScripts = ({ root }: BuiltPage) =>
  root
    .querySelectorAll('script')
    .filter(
      (script) =>
        !script.hasAttribute('src') && ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''),
    )
    .map((script) => script.textContent)
    .join('\n');

const islandAddresses = ({ root }: BuiltPage, attribute: string) =>
  root
    .querySelectorAll('astro-island')
    .map((island) => island.getAttribute(attribute) ?? '')
    .filter(Boolean);

/** A script file with every file that it imports when it loads. */
function withImports(
  address: string,
  { files, read }: Pick<Built, 'files' | 'read'>,
  found = new Set<string>(),
): Set<string> {
  const file = address.replace(/^\//, '');
  if (found.has(file) || !files.has(file)) return found;
  found.add(file);
  const imports = read(file)
    .toString('utf8')
    .matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g);
  for (const [, target = ''] of imports) withImports(posix.join(posix.dirname(file), target), { files, read }, found);
  return found;
}

const isReact = (file: string) => /(?:^|\/)(?:react|client)\.[\w-]+\.js$/.test(file);

/** The files that a page’s islands and script elements load. */
function scriptFiles(page: BuiltPage, built: Built): string[] {
  const named = page.root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
  const addresses = [...named, ...islandAddresses(page, 'component-url'), ...islandAddresses(page, 'renderer-url')];
  const imported = [...inlineScripts(page).matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address = '']) => address);
  return [
    ...[...addresses, ...imported].reduce((found, address) => withImports(address, built, found), new Set<string>()),
  ];
}

/** What a page may weigh, in bytes of brotli. A long essay may weigh more. */
function budgetOf({ path, root }: BuiltPage): number {
  const kind = findPage(path)?.budget ?? 'page';
  if (kind !== 'essay') return budgets[kind];
  const main = root.querySelector('main');
  const words = main ? wordCount(textOf(main)) : 0;
  return Math.min(budgets.page, budgets.essay.upTo1000Words + budgets.essay.perWordBeyond * Math.max(0, words - 1000));
}

/** What a page weighs. */
export function weigh(page: BuiltPage, built: Built): Weight {
  const scripts = scriptFiles(page, built);
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + built.sent(file).length, 0);
  const sent = built.sent(page.file);
  return {
    path: page.path,
    html: sent.length,
    budget: budgetOf(page),
    // Compressing takes seconds for the whole site, and no part of a page is larger than the page.
    firstScreen: sent.length > budgets.firstScreen ? firstScreenBytes(page.html) : sent.length,
    inlineScripts: brotli(inlineScripts(page)),
    react: sum(scripts.filter(isReact)),
    ownScripts: sum(scripts.filter((file) => !isReact(file))),
  };
}
