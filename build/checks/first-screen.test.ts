import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstScreenBytes } from './first-screen.ts';

/** Text that no compression makes much smaller. */
const heavy = (bytes: number) => randomBytes(bytes).toString('base64');
const page = (head: string, main: string) =>
  `<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`;

test('the first screen of a long page ends long before the page', () => {
  expect(firstScreenBytes(page('<style>p{}</style>', heavy(40_000)))).toBeLessThan(3_000);
});

test('a style that comes late, or too much before the text, puts it off', () => {
  expect(firstScreenBytes(page('', `${heavy(20_000)}<style>p{}</style>${heavy(2_000)}`))).toBeGreaterThan(19_000);
  expect(firstScreenBytes(page(`<script>${heavy(20_000)}</script>`, heavy(20_000)))).toBeGreaterThan(19_000);
  expect(firstScreenBytes(page('', `<svg>${heavy(20_000)}</svg>${heavy(20_000)}`))).toBeGreaterThan(19_000);
});

test('a page shorter than a screen is its own first screen', () => {
  const html = page('<style>p{}</style>', 'Words.');
  expect(firstScreenBytes(html)).toBe(brotliCompressSync(html.slice(0, html.indexOf('</body>'))).length);
});
