import { expect, test } from 'vitest';
import { searchEntries, type SearchEntry } from '../../library/search-entries.ts';
import { dayAt } from '../../plan/days.ts';
import { essayPath } from '../../site/pages.ts';
import { loadRecords } from '../../content-loader/records.ts';
import { openSearch } from './search.ts';

const records = loadRecords();
const search = openSearch(searchEntries(records));
const essays = (words: string) => search(words).essays;

const entry = (path: string, text: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path,
  title: path,
  summary: 'A summary.',
  text,
  ...more,
});

test('B1 a word is found whole or as the beginning of a longer one, never by its own beginning', () => {
  const { essays: hits } = openSearch([
    entry('whole', 'She closed Instagram for a week.'),
    entry('longer', 'Two instagrammers met.'),
    entry('in', 'Sit in the sun.'),
  ])('instagram');
  expect(hits.map(({ path }) => path)).toEqual(['whole', 'longer']);
});

test('B1 the essay about a word comes before one that only mentions it, and one and many are the same word', () => {
  const find = openSearch([
    entry('mentions', 'A doctor was there.'),
    entry('about', 'Nothing else.', { title: 'Doctors' }),
  ]);
  for (const words of ['doctor', 'doctors', 'Doctor’s'])
    expect(find(words).essays.map(({ path }) => path)).toEqual(['about', 'mentions']);
});

test('B1 “can’t” is not looked for, and the essays that help with it most come first', () => {
  const paths = essays('can’t sleep').map(({ path }) => path);
  expect(paths).toEqual(essays('sleep').map(({ path }) => path));
  const forSleep = records.essays.filter(({ troubles }) => troubles[0] === 'sleep').map(({ slug }) => essayPath(slug));
  expect(forSleep).toContain(paths[0]);
});

test('B1 what readers type leads to essays that never say the word, and not to the whole library', () => {
  for (const words of ['insomnia', 'instagram', 'hangover', 'burnout', 'divorce', 'hypertension']) {
    expect(essays(words).length, words).toBeGreaterThan(0);
    expect(essays(words).length, words).toBeLessThan(20);
  }
});

test('B1 all words have to be there, or else any of them; nonsense finds nothing', () => {
  const find = openSearch([entry('both', 'Tea at night.'), entry('one', 'Tea at noon.')]);
  expect(find('tea night').essays.map(({ path }) => path)).toEqual(['both']);
  expect(find('night xyzzy').essays.map(({ path }) => path)).toEqual(['both']);
  expect(find('xyzzy')).toEqual({ essays: [], days: [] });
});

test('B1 a result shows the sentence with the words, marked', () => {
  const [hit] = openSearch([entry('one', 'First this. Then close the app at nine. Sleep.')])('app nine').essays;
  expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('Then close the app at nine.');
  expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['app', 'nine']);
});

test('B1 D1 a parent whose child can’t sleep finds the page about that first', () => {
  for (const words of ['daughter can’t sleep', 'My son won’t sleep', 'kid insomnia'])
    expect(essays(words)[0]?.path, words).toBe('/kids-protocol/cant-fall-asleep');
});

test('B1 D1 a day is found by its number, the adults’ before the children’s, and by its words, marked', () => {
  const titlesOf = (words: string) => search(words).days.map(({ title }) => title);
  expect(titlesOf('Day 23')).toEqual([
    `Day 23: ${dayAt(records, 'adults', 23)?.title}`,
    `Day 23 with children: ${dayAt(records, 'kids', 23)?.title}`,
  ]);
  expect(titlesOf('day 88')).toHaveLength(1);
  expect(titlesOf(dayAt(records, 'adults', 27)?.title ?? '')).toContainEqual(expect.stringMatching(/^Day 27: /));
});
