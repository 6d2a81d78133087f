import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../budgets.ts';
import { wordCount } from '../src/domain/library.ts';
import { textOf } from './blocks.ts';
import type { BuiltPage } from './built-page.ts';
import type { Built } from './index.ts';

/** What one page weighs, in bytes of brotli, beside its budget. */
export interface Weight {
  path: string;
  html: number;
  budget: number;
  inlineScripts: number;
  react: number;
  ours: number;
}

const brotli = (content: string | Buffer) => (content.length === 0 ? 0 : brotliCompressSync(content).length);

/** Scripts that a browser runs, written in a page: data for search engines and rules for prerendering are none. */
const inlineScripts = ({ root }: BuiltPage) =>
  root.querySelectorAll('script').filter((script) => !script.hasAttribute('src') && ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? '')).map((script) => script.textContent).join('\n');

const islandAddresses = ({ root }: BuiltPage, attribute: string) => root.querySelectorAll('astro-island').map((island) => island.getAttribute(attribute) ?? '').filter(Boolean);

/** A script file with every file that it imports when it loads. */
function withImports(address: string, { files, read }: Built, found = new Set<string>()): Set<string> {
  const file = address.replace(/^\//, '');
  if (found.has(file) || !files.has(file)) return found;
  found.add(file);
  for (const [, target = ''] of read(file).toString('utf8').matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g)) withImports(posix.join(posix.dirname(file), target), { files, read } as Built, found);
  return found;
}

const isReact = (file: string) => /(?:^|\/)(?:react|client)\.[\w-]+\.js$/.test(file);

/** The files that a page’s islands and script elements load. */
export function scriptFiles(page: BuiltPage, built: Built): string[] {
  const named = page.root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
  const addresses = [...named, ...islandAddresses(page, 'component-url'), ...islandAddresses(page, 'renderer-url')];
  const imported = [...inlineScripts(page).matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address = '']) => address);
  return [...[...addresses, ...imported].reduce((found, address) => withImports(address, built, found), new Set<string>())];
}

function budgetOf({ path, root }: BuiltPage): number {
  if (!path.startsWith('/blog/')) return budgets.ofTheirOwn[path] ?? budgets.page;
  const main = root.querySelector('main');
  const words = main ? wordCount(textOf(main)) : 0;
  const { upTo1000Words, perWordBeyond } = budgets.essay;
  return Math.min(budgets.page, upTo1000Words + perWordBeyond * Math.max(0, words - 1000));
}

/** What every page weighs. A file that was compressed already is not compressed again. */
export function weigh(built: Built): Weight[] {
  const known = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight = known.get(file) ?? (built.files.has(`${file}.br`) ? built.read(`${file}.br`).length : brotli(built.read(file)));
    known.set(file, weight);
    return weight;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weightOf(file), 0);
  return built.pages.map((page) => {
    const files = scriptFiles(page, built);
    return {
      path: page.path, html: weightOf(page.file), budget: budgetOf(page), inlineScripts: brotli(inlineScripts(page)),
      react: sum(files.filter(isReact)), ours: sum(files.filter((file) => !isReact(file))),
    };
  });
}

/** The weights as a table to read, the page nearest to its budget first. */
export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.toSorted((a, b) => b.html / b.budget - a.html / a.budget)
    .map(({ path, html, budget, inlineScripts: inline, react, ours }) => [path, html, budget, `${Math.round((html / budget) * 100)}%`, inline, ours, react].map(String));
  const all = [['Page', 'HTML', 'budget', 'used', 'scripts in it', 'our script files', 'React'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')).join('\n');
}
