import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { listedIn } from '../../src/site/pages.ts';
import { builtPage, wordsOf } from '../support/built.ts';
import { routes, slugs } from '../support/routes.ts';
import { config, wishlist } from '../support/site.ts';

/** A sample of each kind of page, and every essay, whose links an editor writes. */
const paths = [...new Set([...routes, ...slugs.map((slug) => `/blog/${slug}`), '/404'])];

/** What a screen reader calls a link. */
function nameOf(link: HTMLElement): string {
  const heard = parse(link.innerHTML);
  for (const silent of heard.querySelectorAll('[aria-hidden=true], svg')) silent.remove();
  return (link.getAttribute('aria-label') ?? wordsOf(heard)).trim().toLowerCase();
}

test('E1 no two links of a page that lead to different places share a name', () => {
  const shared = paths.flatMap((path) => {
    const placesOf = new Map<string, Set<string>>();
    for (const link of builtPage(path).root.querySelectorAll('a[href]:not([href^="#"])'))
      placesOf.set(nameOf(link), (placesOf.get(nameOf(link)) ?? new Set()).add(link.getAttribute('href') ?? ''));
    return [...placesOf]
      .filter(([, places]) => places.size > 1)
      .map(([name, places]) => `${path}: “${name}” leads to ${[...places].join(' and ')}`);
  });
  expect(shared).toEqual([]);
});

test.each(paths)('G8 the policy of %s comes first, and allows exactly the scripts and styles of its page', (path) => {
  const head = builtPage(path).root.querySelector('head');
  const [charset, meta] = head?.children ?? [];
  expect(charset?.getAttribute('charset')).toBeDefined();
  expect(meta?.getAttribute('http-equiv')).toBe('content-security-policy');
  const policy = meta?.getAttribute('content') ?? '';
  const inline = builtPage(path)
    .root.querySelectorAll('script:not([src]), style')
    .filter((element) => element.getAttribute('type') !== 'application/ld+json')
    .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`);
  expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual([...new Set(inline)].toSorted());
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy.match(/'unsafe-[^']*'|'strict-dynamic'|https?:|data:|\*/g)).toBeNull();
});

test.each([...listedIn('header').map(({ path }) => [path, path]), ['/blog/holy-reset', '/blog'], ['/help', '/help']])(
  'G3 the header of %s marks where the reader is',
  (path, marked) => {
    const links = builtPage(path).root.querySelectorAll('body > header a[aria-current]');
    expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([marked]);
  },
);

test('G3 G4 the links of the header, in their order, and then what the site adds', () => {
  const header = builtPage('/about').root.querySelector('body > header');
  const listIn = (list: string) =>
    header?.querySelectorAll(`${list} a`).map((link) => [wordsOf(link), link.getAttribute('href')]);
  const start = ['Start Your Reset (paid link) (opens in a new tab)', wishlist];
  const outside = ['Community (opens in a new tab)', config.communityUrl];
  const listed = (list: 'header' | 'menu') => listedIn(list).map(({ name, label = name, path }) => [label, path]);
  const [links, added] = [listed('header'), listed('menu')];
  expect(listIn('nav')).toEqual([
    ...[...links, outside, ['Need help now?', '/help'], start],
    ...[...links, outside, start, ...added],
  ]);
});
