import { expect, test } from 'vitest';
import { countByBasis, sourceLetters } from './sources.ts';

test('claims are counted by basis, and a basis without one counts 0', () => {
  expect(countByBasis([{ basis: 'project' }, { basis: 'published' }, { basis: 'project' }])).toEqual({
    published: 1,
    guideline: 0,
    project: 2,
    community: 0,
  });
});

test('sources are filed by title, without brackets and articles', () => {
  const titles = ['The effect of light', '[A phone nearby]', '2025 guideline', 'Effects of sleep', 'Ashwagandha'];
  expect(
    sourceLetters(titles.map((title) => ({ title }))).map(({ letter, sources }) => [
      letter,
      ...sources.map(({ title }) => title),
    ]),
  ).toEqual([
    ['0–9', '2025 guideline'],
    ['A', 'Ashwagandha'],
    ['E', 'The effect of light', 'Effects of sleep'],
    ['P', '[A phone nearby]'],
  ]);
});
