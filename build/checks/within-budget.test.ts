import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { runChecks } from './built-check.ts';
import { builtWith, problemsOf } from './testing/built.ts';
import { firstScreenBytes, pageBudgets, sharedBudgets } from './within-budget.ts';

/** Text that compresses to about three quarters of its length, which is about `bytes`. */
const heavy = (bytes: number) => randomBytes(bytes).toString('base64');
const on = (html: string) => {
  const { built, pages } = builtWith({ pages: { '/stack': html } });
  return pages.flatMap((page) => pageBudgets(built).page?.(page) ?? []);
};
const withFiles = (files: Record<string, string | Buffer>) => problemsOf(sharedBudgets, { files });

describe('budgets', () => {
  test('a light page passes, and a page far over its budget stops the build', () => {
    expect(on('<main>Words</main>')).toEqual([]);
    expect(on(`<main>${heavy(budgets.page * 1.3)}</main>`)).toContainEqual({
      message: expect.stringMatching(/^HTML: \d+ bytes of \d+ allowed\. Start with the text/) as unknown,
    });
    expect(on(`<main>Words</main><style>/*${heavy(budgets.firstScreen * 1.3)}*/</style>`)).toEqual([
      { message: expect.stringContaining('First screen with its styles') as unknown },
    ]);
  });

  test('up to 10% over is a warning that says where to look, and never at what protects', () => {
    const protecting =
      '<p data-safety="a">Don’t take both at once.</p><div><p data-care="b">Call 911 now.</p><p>Keep taking it all.</p></div>';
    const problems = on(`<main><p>Some words</p>${protecting}</main><!--${heavy(budgets.page * 1.03)}-->`);
    const message = expect.stringContaining('Start with the text “Some words') as unknown;
    expect(problems).toEqual([{ message, isWarning: true }]);
  });

  test('all script files have one budget together', () => {
    const half = { 'a.js': heavy(budgets.scripts * 0.5) };
    expect(withFiles(half)).toEqual([]);
    expect(withFiles({ ...half, 'b.js': heavy(budgets.scripts * 0.6) })).toEqual([
      expect.stringContaining('All script files'),
    ]);
  });

  test('what is kept offline has one, too, and says where to look', () => {
    const { built } = builtWith({ files: { 'help.html': heavy(budgets.offline * 1.05), 'other.html': 'x' } });
    const problemsOf = (kept: readonly string[]) => runChecks([sharedBudgets], { ...built, kept }, []);
    expect(problemsOf(['other.html'])).toEqual([]);
    const message = expect.stringMatching(/offline: .* Start with help\.html \(/) as unknown;
    expect(problemsOf(['other.html', 'help.html'])).toMatchObject([{ message, isWarning: true }]);
  });

  test('all fonts have one of 70 KB', () => {
    expect(withFiles({ 'a.woff2': randomBytes(35_000), 'b.woff2': randomBytes(34_000) })).toEqual([]);
    expect(withFiles({ 'a.woff2': randomBytes(36_000), 'b.woff2': randomBytes(36_000) })).toHaveLength(1);
  });
});

const page = (head: string, main: string) =>
  `<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`;

test('the first screen of a long page ends long before the page, but not before its last style', () => {
  expect(firstScreenBytes(page('<style>p{}</style>', heavy(40_000)))).toBeLessThan(10_000);
  expect(firstScreenBytes(page('', `${heavy(20_000)}<style>p{}</style>${heavy(20_000)}`))).toBeGreaterThan(19_000);
  expect(firstScreenBytes(page(`<script>${heavy(20_000)}</script>`, heavy(20_000)))).toBeGreaterThan(19_000);
});
