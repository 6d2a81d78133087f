import { expect, test } from 'vitest';
import { reference, type Reference } from '../model/evidence.ts';
import { basisLine, firstWords, referencesByKind } from './sources.ts';

test('E2 what a claim rests on is said in a line, with the years of its sources', () => {
  expect(basisLine('published', [{ year: 2024 }])).toBe('Published research, 2024');
  expect(basisLine('published', [{ year: 2023 }, {}, { year: 2016 }])).toBe('Published research, 3 sources, 2016–2023');
  expect(basisLine('guideline', [{}])).toBe('Guidelines or official bodies');
  expect(basisLine('project', [{ year: 2024 }])).toBe('Our own claim');
  expect(basisLine('community', [])).toBe('People told us, and no one has checked');
});

test('E3 references are gathered by kind and filed by title, without brackets and articles', () => {
  const titles = ['The effect of light', '[A phone nearby]', '2025 guideline', 'Effects of sleep', 'Ashwagandha'];
  const groups = referencesByKind([
    ...titles.map((title) => ({ title, kind: 'survey' as const })),
    { title: 'A trial', kind: 'randomised-trial' },
  ]);
  expect(groups.map(({ id, references }) => [id, ...references.map(({ title }) => title)])).toEqual([
    ['trials', 'A trial'],
    ['observed', '2025 guideline', 'Ashwagandha', 'The effect of light', 'Effects of sleep', '[A phone nearby]'],
  ]);
});

test('E3 every kind of reference has its place in the index, once', () => {
  const all = reference.shape.kind.options.map((kind): Pick<Reference, 'title' | 'kind'> => ({ title: kind, kind }));
  const placed = referencesByKind(all).flatMap(({ references }) => references.map(({ kind }) => kind));
  expect(placed.toSorted()).toEqual([...reference.shape.kind.options].sort());
});

test('E1 a long claim is named by its first whole words, a short one by all of them', () => {
  expect(firstWords('Calm in 30 days.')).toBe('Calm in 30 days');
  expect(firstWords('Ashwagandha, taken for 8 weeks, made sleep a little longer', 30)).toBe(
    'Ashwagandha, taken for 8…',
  );
  expect(firstWords('Ashwagandha, taken for years', 13)).toBe('Ashwagandha…');
});
