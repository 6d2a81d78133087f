import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { weightsAreWithin } from './within-budget.ts';
import { builtWith, problemsOf } from './testing.ts';
import { weigh, weightTable } from './weights.ts';

/** Text that no compression makes smaller than about three quarters of its length. */
const heavy = (bytes: number) => randomBytes(bytes).toString('base64');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const on = (path: string, html: string, files = {}) => problemsOf(weightsAreWithin, { pages: { [path]: html }, files });

describe('budgets', () => {
  test('a light page passes', () => {
    expect(on('/stack', '<main>Words</main><script>go()</script>')).toEqual([]);
  });

  test('a page over its budget stops the build, with both numbers', () => {
    expect(on('/stack', `<main>${heavy(45_000)}</main>`)).toEqual([
      expect.stringContaining(`bytes of brotli, of ${budgets.page} allowed`),
    ]);
    expect(on('/stack', `<header>${heavy(12_000)}</header><main>${heavy(6_000)}</main>`)).toEqual([]);
    expect(on('/stack', `<main><svg>${heavy(16_000)}</svg>${heavy(6_000)}</main>`)).toEqual([
      expect.stringContaining('its first screen with all its style'),
    ]);
  });

  test('an essay may weigh less, and more with each word on its page', () => {
    const text = heavy(23_400);
    expect(on('/blog/short', `<main>${text}</main>`)).toEqual([
      expect.stringContaining(`of ${budgets.essay.upTo1000Words} allowed`),
    ]);
    expect(on('/blog/long', `<main>${text} ${words(3000)}</main>`)).toEqual([]);
    expect(on('/blog/longest', `<main>${heavy(45_000)} ${words(9000)}</main>`)).toEqual([
      expect.stringContaining(`of ${budgets.page} allowed`),
    ]);
  });

  test('scripts in a page have a budget, and data for search engines is none', () => {
    expect(on('/stack', `<script>${heavy(2000)}</script>`)).toEqual([expect.stringContaining('scripts in it')]);
    expect(on('/stack', `<script type="application/ld+json">${heavy(2000)}</script>`)).toEqual([]);
  });

  test('script files are counted with what they import, React’s apart', () => {
    const files = {
      '_astro/client.abc.js': 'import"./react.def.js"',
      '_astro/react.def.js': '1',
      '_astro/Pills.island.x.js': `import{a}from"./big.y.js"`,
      '_astro/big.y.js': heavy(12_000),
    };
    const island =
      '<astro-island component-url="/_astro/Pills.island.x.js" renderer-url="/_astro/client.abc.js"></astro-island>';
    expect(on('/', island, files)).toEqual([expect.stringContaining('our script files')]);
    const { built, pages } = builtWith({ pages: { '/': island }, files });
    const [weight] = pages.map((page) => weigh(page, built));
    expect(weight?.react).toBeGreaterThan(0);
  });

  test('two fonts at most, 70 KB together', () => {
    expect(on('/', '', { 'a.woff2': randomBytes(35_000), 'b.woff2': randomBytes(34_000) })).toEqual([]);
    expect(on('/', '', { 'a.woff2': randomBytes(36_000), 'b.woff2': randomBytes(36_000) })).toHaveLength(1);
    expect(on('/', '', { 'a.woff2': '1', 'b.woff2': '1', 'c.woff2': '1' })).toHaveLength(1);
  });
});

test('the table names every page, the nearest to its budget first', () => {
  const { built, pages } = builtWith({ pages: { '/help': 'a', '/stack': heavy(3000) } });
  const table = weightTable(pages.map((page) => weigh(page, built))).split('\n');
  expect(table.map((line) => line.split(/\s/)[0])).toEqual(['Page', '/stack', '/help']);
});
