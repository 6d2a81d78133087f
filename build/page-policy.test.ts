import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markChoice } from '../src/features/choice/choice-state.ts';
import { layerOrder } from '../src/layouts/inline-lines.ts';
import { withPolicy } from './page-policy.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const head = (rest = '') =>
  `<head><meta charset="utf-8"><style>${layerOrder}</style>${rest}<link rel="stylesheet" href="/_astro/a.1.css"></head>`;
const sealed = (html: string) => withPolicy('page.html', html, () => 'p{color:teal}');

test('G8 a page carries its style sheets and allows them by their hash', () => {
  const html = sealed(head());
  expect(html).toContain(`<style>${layerOrder}p{color:teal}</style>`);
  expect(html).toContain(`style-src 'self' 'sha256-${hashOf(`${layerOrder}p{color:teal}`)}'`);
  expect(html).not.toContain('<link');
});

test('G8 our own inline script is allowed on the page that contains it, and on no other', () => {
  const own = `'sha256-${hashOf(markChoice)}'`;
  expect(sealed(head(`<script>${markChoice}</script>`))).toContain(own);
  expect(sealed(head())).not.toContain(own);
});

test.each([
  '<script>alert(1)</script>',
  `<script>${markChoice};alert(1)</script>`,
  '<style>body{display:none}</style>',
  '<style>[data-a="1"]{--a:url(https://attacker.example)}</style>',
  '<style>[data-a="1"]{--a:1}body{display:none}</style>',
])('G8 %s in a text is not allowed to run', (markup) => {
  const [, policy = ''] = /content="([^"]+)"/.exec(sealed(`${head()}<main>${markup}</main>`)) ?? [];
  const [, plain = ''] = /content="([^"]+)"/.exec(sealed(head())) ?? [];
  expect(policy).toBe(plain);
});

test('a page that does not begin as our layout does stops the build', () => {
  expect(() => sealed('<head></head>')).toThrow('page.html: expected one <meta charset');
});
