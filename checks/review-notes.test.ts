import { expect, test } from 'vitest';
import { reviewNotes } from './review-notes.ts';
import { problemsOf } from './testing.ts';

const note =
  '<p data-review="current">Sources last checked on <time datetime="2026-11-21">November 21, 2026</time>.</p>';
const on = (html: string) => problemsOf(reviewNotes, { pages: { '/science': `<main>${html}</main>` } });

test.each(['data-claim="calm"', 'data-dose', 'data-safety="tea"', 'data-care="heart"', 'data-reference="a-study"'])(
  'a page with %s says when its sources were checked',
  (mark) => {
    expect(on(`<p ${mark}>Something</p>`)).toEqual([expect.stringContaining('not when its sources were last checked')]);
    expect(on(`<p ${mark}>Something</p>${note}`)).toEqual([]);
  },
);

test('a page with nothing about health needs no date, but for one whose review is planned', () => {
  expect(on('<p>Words</p>')).toEqual([]);
  const pages = { '/help': '<main><p>Words</p></main>' };
  expect(
    problemsOf(reviewNotes, { pages, records: { reviews: [{ path: '/help', checked: '2026-11-21', months: 6 }] } }),
  ).toHaveLength(1);
});

test('a note without a date does not do', () => {
  expect(on('<p data-claim="calm">Something</p><p data-review="current">Checked lately.</p>')).toHaveLength(1);
});
