import { expect, test } from 'vitest';
import { placesShown, shelfPages, shelfPath, windowOf } from './library-windows.ts';
import { libraryOf } from './library.ts';
import type { Essay } from './schema/essay.ts';

/** A library with so many essays on each of two shelves. */
function libraryWith(onFog: number, onBody: number) {
  const slugs = (theme: string, count: number) => Array.from({ length: count }, (_, index) => `${theme}-${index + 1}`);
  const [fog, body] = [slugs('fog', onFog), slugs('body', onBody)];
  return libraryOf({
    essays: [...fog, ...body].map((slug) => ({ slug }) as Essay),
    shelves: [
      { theme: 'fog', name: 'Fog', about: 'About it.', essays: fog },
      { theme: 'body', name: 'Body', about: 'About it.', essays: body },
    ],
  });
}
const placesOf = (count: number) => [
  { path: '/stack', title: 'The Stack', isEssay: false },
  ...Array.from({ length: count }, (_, index) => ({ path: `/blog/${index}`, title: String(index), isEssay: true })),
];

test('B1 forty essays are shown whole, with no page beside the library’s', () => {
  const library = libraryWith(30, 10);
  expect(
    library.shelves.map((shelf) => windowOf(shelf, library)).map(({ essays, rest }) => [essays.length, rest]),
  ).toEqual([
    [30, undefined],
    [10, undefined],
  ]);
  expect(shelfPages(library)).toEqual([]);
  expect(placesShown(placesOf(20), library).places).toHaveLength(21);
});

test('beyond that each shelf shows its first six, and plain links lead to pages of thirty', () => {
  const library = libraryWith(65, 3);
  expect(
    library.shelves.map((shelf) => windowOf(shelf, library)).map(({ essays, rest }) => [essays.length, rest]),
  ).toEqual([
    [6, '/blog/shelf/fog'],
    [3, undefined],
  ]);
  expect(
    shelfPages(library).map(({ shelf, page, pages, from, to, essays }) => [
      shelfPath(shelf, page),
      pages,
      from,
      to,
      essays.length,
    ]),
  ).toEqual([
    ['/blog/shelf/fog', 3, 1, 30, 30],
    ['/blog/shelf/fog/2', 3, 31, 60, 30],
    ['/blog/shelf/fog/3', 3, 61, 65, 5],
    ['/blog/shelf/body', 1, 1, 3, 3],
  ]);
});

test('and a source names its pages, three essays, and the number of the others', () => {
  const { places, moreEssays } = placesShown(placesOf(20), libraryWith(65, 3));
  expect([places.length, moreEssays]).toEqual([4, 17]);
});

test('an essay finds what it stands between, across shelves', () => {
  const { neighborsOf } = libraryWith(2, 2);
  expect(neighborsOf('fog-2')).toMatchObject({ previous: { slug: 'fog-1' }, next: { slug: 'body-1' } });
  expect(neighborsOf('fog-1').previous).toBeUndefined();
  expect(neighborsOf('unknown')).toEqual({ previous: undefined, next: undefined });
});

test('B1 a newcomer is sent to the first three essays of the first shelf', () => {
  expect(libraryWith(4, 2).start.map(({ slug }) => slug)).toEqual(['fog-1', 'fog-2', 'fog-3']);
});
