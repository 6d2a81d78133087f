import { expect, test } from 'vitest';
import { pages } from '../../src/site/pages.ts';
import { registered } from './registered.ts';
import { problemsOf } from './testing.ts';

const single = Object.fromEntries(pages.filter(({ members }) => !members).map(({ path }) => [path, 'Words']));

test('exactly the pages of the list pass', () => {
  expect(problemsOf(registered, { pages: { ...single } })).toEqual([]);
});

test('a page that is not in the list stops the build', () => {
  expect(problemsOf(registered, { pages: { ...single, '/stak': 'Words' } })).toEqual([
    '/stak: Missing from the list of pages: add an entry to src/site/pages.ts',
  ]);
});

test('a page of the list that was not built stops the build', () => {
  const others = Object.fromEntries(Object.entries(single).filter(([path]) => path !== '/stack'));
  expect(problemsOf(registered, { pages: others })).toEqual([
    expect.stringContaining('/stack: Listed in src/site/pages.ts (The Stack) but not built'),
  ]);
});
