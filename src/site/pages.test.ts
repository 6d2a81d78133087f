import { describe, expect, test } from 'vitest';
import { addressOf, fileOf, findPage, listedIn, pages, pagesListedIn } from './pages.ts';
import { recordsWith } from '../rules/testing.ts';
import type { Essay } from '../model/essay.ts';

test('an address and its file lead to each other', () => {
  for (const [file, address] of [
    ['index.html', '/'],
    ['stack.html', '/stack'],
    ['blog.html', '/blog'],
    ['blog/fog-and-return.html', '/blog/fog-and-return'],
    ['404.html', '/404'],
  ] as const) {
    expect(addressOf(file)).toBe(address);
    expect(fileOf(address)).toBe(file);
  }
  expect(addressOf('blog/index.html')).toBe('/blog');
});

describe('the list of pages', () => {
  test('has each page once, and says of each in the sitemap when it was checked or changed', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { path, review, changed, members } of listedIn('sitemap'))
      expect(review ?? changed ?? members, path).toBeDefined();
  });

  test('finds the pages of a family, and no others', () => {
    expect(findPage('/blog')?.name).toBe('Impact Library');
    expect(findPage('/blog/fog-and-return')?.budget).toBe('essay');
    expect(findPage('/blog/fog/and-return')).toBeUndefined();
    expect(findPage('/stak')).toBeUndefined();
    expect(findPage('/blog/:slug')).toBe(findPage('/blog/a'));
  });
});

const essaysOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ slug: `essay-${index + 1}`, lastReviewed: `2026-01-${index < 30 ? '01' : '02'}` }) as Essay,
  );
const libraryWith = (count: number) =>
  recordsWith({
    essays: essaysOf(count),
    shelves: [{ theme: 'fog', essays: essaysOf(count).map(({ slug }) => slug) }],
    reviews: { '/stack': { checked: '2026-11-21', months: 6 } },
  });

test('B1 the sitemap names the library with the newest day of an essay, and each essay with its own', () => {
  const listed = pagesListedIn('sitemap', libraryWith(36));
  expect(listed.filter(({ path }) => path.startsWith('/blog'))).toHaveLength(37);
  expect(listed).toEqual(
    expect.arrayContaining([
      { path: '/blog', modified: '2026-01-02' },
      { path: '/blog/essay-1', modified: '2026-01-01' },
      { path: '/stack', modified: '2026-11-21' },
    ]),
  );
});
