import { describe, expect, test } from 'vitest';
import { pages } from '../../src/site/pages.ts';
import { citationMarks, heads, unlistedPages } from './pages.ts';
import { problemsOf } from './testing/built.ts';
import type { Claim } from '../../src/model/evidence.ts';

const single = Object.fromEntries(pages.filter(({ members }) => !members).map(({ path }) => [path, 'Words']));

test('exactly the pages of the list pass', () => {
  expect(problemsOf(unlistedPages, { pages: { ...single } })).toEqual([]);
});

test('a page that is not in the list stops the build', () => {
  expect(problemsOf(unlistedPages, { pages: { ...single, '/stak': 'Words' } })).toEqual([
    '/stak: Missing from the list of pages: add an entry to src/site/pages.ts',
  ]);
});

test('a page of the list that was not built stops the build', () => {
  const others = Object.fromEntries(Object.entries(single).filter(([path]) => path !== '/stack'));
  expect(problemsOf(unlistedPages, { pages: others })).toEqual([
    expect.stringContaining('/stack: Listed in src/site/pages.ts (The Stack) but not built'),
  ]);
});

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

const calm = { id: 'calm', text: 'Calm', references: [] as string[] } as Claim;
const marked = '<p data-claim="calm">Calm <a href="/sources/calm" data-basis="project">our claim</a></p>';
const onStack = (html: string, records = {}) =>
  problemsOf(citationMarks, { pages: { '/stack': `<main>${html}</main>` }, records });

describe('F4 where claims appear', () => {
  test('a claim with its mark may appear anywhere', () => {
    expect(onStack(marked, { claims: [calm] })).toEqual([]);
  });

  test('a claim without its mark stops the build', () => {
    expect(onStack('<p data-claim="calm">Calm <a href="/sources">our claim</a></p>', { claims: [calm] })).toEqual([
      expect.stringContaining('without its mark'),
    ]);
  });

  test('a mark in a heading or a lead stops the build', () => {
    const mark = '<a href="/sources/calm" data-note="">1</a>';
    for (const html of [`<h2>Calm ${mark}</h2>`, `<p data-lead="">Calm ${mark}</p>`])
      expect(onStack(html)).toEqual(['/stack: Marks /sources/calm in a heading or a lead. Mark the sentence below it']);
    expect(onStack(`<p>Calm ${mark}</p>`)).toEqual([]);
  });
});
