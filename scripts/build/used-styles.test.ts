import { expect, test } from 'vitest';
import { usedStyles, withUsedStyles } from './used-styles.ts';

const used = (css: string, ...names: string[]) =>
  usedStyles(css, (name) => names.includes(name))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule for a class that is not used goes, with an at-rule that it leaves empty', () => {
  expect(
    used('@layer a{.Card-box{color:red}.Card-line{color:blue}}@media print{.Card-box{color:black}}', 'Card-line'),
  ).toBe('@layer a{.Card-line{color:blue}}');
});

test('at-rules that only held an empty one go with it', () => {
  expect(used('@layer a{@media print{.Card-box{color:black}}}@layer b{p{margin:0}}')).toBe('@layer b{p{margin:0}}');
});

test('a selector list keeps what is used', () => {
  expect(used('.a,.b{color:red}', 'b')).toBe('.b{color:red}');
});

test('rules without a class stay, and so do an order of layers, fonts and keyframes', () => {
  const css =
    '@layer a,b;@font-face{font-family:A;src:url(a.woff2)}@keyframes lift{from{opacity:0}to{opacity:1}}:root{--a:0.5rem}a:hover{color:red}';
  expect(used(css)).toBe(css);
});

test('what a selector excludes need not be there', () => {
  expect(used('a:not(.b){color:red}')).toBe('a:not(.b){color:red}');
});

test('a class that a script may add keeps its rule', () => {
  const html = '<style>.Search-hit{color:red}.Search-gone{color:blue}</style><p>Words</p>';
  expect(withUsedStyles(html, (name) => name === 'Search-hit')).toBe(
    '<style>.Search-hit{color:red}</style><p>Words</p>',
  );
});
