import { expect, test } from 'vitest';
import { styleTrimmer, usedStyles, withoutUnread } from './used-styles.ts';

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

test('a rule for a state that no element is written in goes, unless a script names or sets it', () => {
  const css = '[data-tone=kids]{color:green}[data-tone]{color:gray}[href=x]{color:red}';
  const html = `<style>${css}</style><p>Words</p>`;
  const left = '<style>[data-tone]{color:gray}[href=x]{color:red}</style><p>Words</p>';
  expect(styleTrimmer(() => false)(html)).toBe(left);
  const kids = `<style>${css}</style><p data-tone="kids">Words</p>`;
  expect(styleTrimmer(() => false)(kids)).toBe(kids);
  for (const script of ['data-tone', '.tone=']) expect(styleTrimmer((text) => text === script)(html)).toBe(html);
});

test('what a selector excludes need not be there', () => {
  expect(used('a:not(.b){color:red}')).toBe('a:not(.b){color:red}');
});

test.each([
  ['one of several is enough', ':is(.a,.b) p{color:red}', ':is(.a,.b) p{color:red}'],
  ['none of several', ':is(.c,.d) p{color:red}', ''],
  ['the same without weight', ':where(.c, .a){color:red}', ':where(.c, .a){color:red}'],
  ['what has to be inside', 'p:has(> .c){color:red}', ''],
  ['what is excluded, as a list', '.a:not(.c, .d){color:red}', '.a:not(.c, .d){color:red}'],
  ['what is excluded by one within another', '.a:not(:is(.c, .d)){color:red}', '.a:not(:is(.c, .d)){color:red}'],
  ['one within another', ':is(p, :where(.c .a)) em{color:red}', ':is(p, :where(.c .a)) em{color:red}'],
  ['a part of one alternative', ':is(.a .c){color:red}', ''],
  ['a comma inside a list', ':is(.c,.d),.a{color:red}', '.a{color:red}'],
  ['a dot in a text', '[href$=".c"]{color:red}', '[href$=".c"]{color:red}'],
])('%s', (_, css, left) => {
  expect(used(css, 'a', 'b')).toBe(left);
});

test('a rule inside a rule goes by itself, and with the rule around it', () => {
  expect(used('.a{color:red;&:hover{color:blue}.c &{color:pink}}', 'a')).toBe('.a{color:red;&:hover{color:blue}}');
  expect(used('.c{&:hover{color:blue}}', 'a')).toBe('');
  expect(used('.a{.c &{color:pink}}', 'a')).toBe('');
});

test('the steps of an animation are no selectors', () => {
  expect(used('@keyframes rise{0%{top:0}12.5%{top:1px}}')).toBe('@keyframes rise{0%{top:0}12.5%{top:1px}}');
});

test('a class that a script may add keeps its rule', () => {
  const html = '<style>.Search-hit{color:red}.Search-gone{color:blue}</style><p>Words</p>';
  expect(styleTrimmer((name) => name === 'Search-hit')(html)).toBe('<style>.Search-hit{color:red}</style><p>Words</p>');
});

test('each page keeps what it uses of one and the same style', () => {
  const trim = styleTrimmer(() => false);
  const page = (name: string) =>
    `<style>:is(.Card-a,.Card-b){top:0}.Card-c{top:1px}</style><p class="${name}">Words</p>`;
  expect(trim(page('Card-b'))).toContain('<style>:is(.Card-a,.Card-b){top:0}</style>');
  expect(trim(page('Card-c'))).toContain('<style>.Card-c{top:1px}</style>');
});

test('a custom property that nothing on the page reads goes, and so does one that only such a one reads', () => {
  const css = '@layer a{:root{--sea:blue;--link:var(--sea);--text:black}}p{color:var(--text)}';
  expect(withoutUnread([css], () => false)).toEqual(['@layer a{:root{--text:black}}p{color:var(--text)}']);
  expect(withoutUnread([css, 'a{color:var( --link)}'], () => false)[0]).toBe(css);
  expect(withoutUnread([css], (name) => name === '--link')[0]).toBe(css);
});

test('a custom property that the text of a page or a script reads stays', () => {
  const html = '<style>:root{--a:0;--b:0;--c:0}</style><p style="inset:var(--a)">Words</p>';
  expect(styleTrimmer((name) => name === '--b')(html)).toBe(
    '<style>:root{--a:0;--b:0}</style><p style="inset:var(--a)">Words</p>',
  );
});
