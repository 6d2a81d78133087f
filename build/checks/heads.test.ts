import { expect, test } from 'vitest';
import { heads } from './heads.ts';
import { problemsOf } from './testing.ts';

const description = 'Five supplements, who leaves each of them alone, and what each costs for ninety days.';
const page = (title: string, words = description, main = '<h1>Words</h1>') =>
  `<title>${title}</title><meta name="description" content="${words}">${main}`;
const on = (...pages: string[]) =>
  problemsOf(heads, { pages: Object.fromEntries(pages.map((html, index) => [`/page-${index}`, html])) });

test('G6 a page with a title, a description and one main heading passes', () => {
  expect(on(page('The Stack'), page('Science', `${description} And more.`))).toEqual([]);
});

test('G6 a page without a title, without a description or with two main headings is refused', () => {
  expect(on(page(''))).toEqual(['/page-0: Missing title']);
  expect(on(page('The Stack', ''))).toEqual(['/page-0: Missing description']);
  expect(on(page('The Stack', description, '<h1>One</h1><h1>Two</h1>'))).toEqual([
    '/page-0: Expected exactly one h1, found 2',
  ]);
});

test('G6 two pages never share a title or a description', () => {
  expect(on(page('The Stack'), page('The Stack', `${description} And more.`))).toEqual([
    '/page-1: Same title as /page-0: “The Stack”',
  ]);
  expect(on(page('The Stack'), page('Science'))).toEqual([
    expect.stringContaining('/page-1: Same description as /page-0'),
  ]);
});
