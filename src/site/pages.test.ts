import { describe, expect, test } from 'vitest';
import { addressOf, fileOf, findPage, pages, pagesAbove, sitemapOf } from './pages.ts';
import { recordsWith } from '../rules/testing/records.ts';
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
  test('has each page once, and knows which ones are above it', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pagesAbove('/protocol/after-a-slide').map(({ path }) => path)).toEqual(['/protocol']);
  });

  test('finds the pages of a family, and no others', () => {
    expect(findPage('/blog')?.name).toBe('Impact Library');
    expect(findPage('/blog/fog-and-return')?.budget).toBe('essay');
    expect(findPage('/blog/fog/and-return')).toBeUndefined();
    expect(findPage('/stak')).toBeUndefined();
    expect(findPage('/blog/:slug')).toBe(findPage('/blog/a'));
  });
});

test('B1 the sitemap names the library with the newest day of an essay, and each essay with its own', () => {
  const essay = (slug: string, lastReviewed: string) => ({ slug, lastReviewed }) as Essay;
  const listed = sitemapOf(
    recordsWith({
      essays: [essay('one', '2026-01-01'), essay('other', '2026-01-02')],
      shelves: [{ theme: 'fog', essays: ['one', 'other'] }],
      reviews: { '/stack': { checked: '2026-11-21', months: 6 } },
    }),
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      { path: '/blog', modified: '2026-01-02' },
      { path: '/blog/one', modified: '2026-01-01' },
      { path: '/stack', modified: '2026-11-21' },
    ]),
  );
});
