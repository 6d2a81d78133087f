import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { loadRecords } from '../../src/content-loader/records.ts';
import { inspect } from './inspect.ts';
import { builtWith } from './testing/built.ts';

const page = (main: string, bytes = 0) =>
  `<!doctype html><html><head><title>A</title></head><body><main>${main}</main><!--${'x'.repeat(bytes)}--></body></html>`;

let folder: string;
let result: ReturnType<typeof inspect>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inspect-'));
  const files = {
    'about.html': page('<h1>About</h1> <a href="/nowhere">More</a>', budgets.page),
    'stack.html': page('<h1>Stack</h1>', budgets.page * 1.2),
    'feed.xml': '<link>https://www.amazon.com/dp/1?tag=example-20</link>',
    'a.woff2': 'x'.repeat(budgets.fonts * 1.2),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { config } = builtWith({}).built;
  result = inspect(folder, { config, records: loadRecords(), kept: [] });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const problemsAt = (path: string) => result.problems.filter(({ file }) => file === path).map(({ message }) => message);

describe('what a built folder is checked for', () => {
  test.each([
    ['on one page', '/about', 'Missing description'],
    ['between pages', '/about', 'links to /nowhere, which doesn’t exist'],
    ['by the list of pages', '/help', 'but not built'],
    ['in fonts and scripts', '/_astro', 'All fonts'],
    ['in files that are no pages', '/feed.xml', 'tag'],
    ['far over a budget', '/stack', 'HTML: '],
  ])('%s, stops the build', (_what, file, message) => {
    expect(problemsAt(file).join('\n')).toContain(message);
  });

  test('a little over a budget is a warning, and stops nothing', () => {
    expect(result.warnings.map(({ file, message }) => [file, message.slice(0, 5)])).toEqual([['/about', 'HTML:']]);
    expect(problemsAt('/about').join('\n')).not.toContain('HTML:');
  });
});
