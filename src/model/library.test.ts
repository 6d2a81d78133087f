import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { byTrouble, libraryOf } from './library.ts';
import { troubles, type Essay, type Trouble } from './essay.ts';

const libraryWith = (shelves: Record<string, string[]>) =>
  libraryOf({
    essays: Object.values(shelves).flatMap((slugs) => slugs.map((slug) => ({ slug }) as Essay)),
    shelves: Object.values(shelves).map((essays) => ({ theme: 'fog' as const, essays })),
  });

test('an essay finds its neighbors, across shelves', () => {
  const { neighborsOf } = libraryWith({ fog: ['fog-1', 'fog-2'], body: ['body-1', 'body-2'] });
  expect(neighborsOf('fog-2')).toMatchObject({ previous: { slug: 'fog-1' }, next: { slug: 'body-1' } });
  expect(neighborsOf('fog-1').previous).toBeUndefined();
  expect(neighborsOf('unknown')).toEqual({ previous: undefined, next: undefined });
});

const entries = byTrouble(libraryOf(loadRecords()).essays);

test('B1 every word of the list opens on two essays or more, and the words are few enough to look over', () => {
  expect(entries.map(({ trouble }) => trouble)).toEqual(troubles);
  expect(entries.length).toBeLessThanOrEqual(15);
  for (const { trouble, essays } of entries) expect(essays.length, trouble).toBeGreaterThan(1);
});

test('B1 an essay that names a trouble first comes before one that names it second, whatever their shelves', () => {
  const essay = (slug: string, troubles: Trouble[]) => ({ slug, troubles }) as Essay;
  const [sleep] = byTrouble([essay('a', ['work', 'sleep']), essay('b', ['sleep']), essay('c', ['sleep', 'work'])]);
  expect(sleep?.essays.map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
});
