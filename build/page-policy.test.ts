import { expect, test } from 'vitest';
import { policyHash, layerOrder } from '../src/layouts/inline-lines.ts';
import { withPolicy } from './page-policy.ts';

const own = 'document.title';
const head = (rest = '') =>
  `<head><meta charset="utf-8"><meta name="own-scripts" content="${policyHash(own)}"><style>${layerOrder}</style>${rest}<link rel="stylesheet" href="/_astro/a.1.css"></head>`;
const sealed = (html: string) => withPolicy('page.html', html, () => 'p{color:teal}');

test('G8 a page carries its style sheets and allows them by their hash', () => {
  const html = sealed(head());
  expect(html).toContain(`<style>${layerOrder}p{color:teal}</style>`);
  expect(html).toContain(`style-src 'self' ${policyHash(`${layerOrder}p{color:teal}`)}`);
  expect(html).not.toContain('<link');
});

test('G8 the layout’s own scripts are allowed, and the page keeps no list of them', () => {
  expect(sealed(head())).toContain(`script-src 'self' ${policyHash(own)};`);
  expect(sealed(head())).not.toContain('own-scripts');
});

test.each([
  '<script>alert(1)</script>',
  `<script>${own};alert(1)</script>`,
  '<style>body{display:none}</style>',
  '<style>[data-a="1"]{--a:url(https://attacker.example)}</style>',
  '<style>[data-a="1"]{--a:1}body{display:none}</style>',
])('G8 %s in a text is not allowed to run', (markup) => {
  const [, policy = ''] = /content="([^"]+)"/.exec(sealed(`${head()}<main>${markup}</main>`)) ?? [];
  const [, plain = ''] = /content="([^"]+)"/.exec(sealed(head())) ?? [];
  expect(policy).toBe(plain);
});

test('a page that does not begin as our layout does stops the build', () => {
  expect(() => sealed('<head></head>')).toThrow('page.html: expected one list of own scripts');
  expect(() => sealed(head('<meta name="own-scripts" content="">'))).toThrow('expected one list of own scripts');
});
