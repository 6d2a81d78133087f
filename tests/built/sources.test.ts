import { expect, test } from 'vitest';
import { sourcePath } from '../../src/site/pages.ts';
import { attributes, builtMain, openMain, wordsOf } from '../support/built.ts';
import { records } from '../support/site.ts';

const { claims, references } = records;

test('F4 E3 the index counts its claims by what they rest on, and names each claim and source with its page', () => {
  const main = builtMain('/sources');
  const counts = openMain('/sources')
    .querySelectorAll('#claims summary')
    .map((heading) => Number(/\((\d+)\)/.exec(wordsOf(heading))?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(claims.length);
  expect(wordsOf(main.querySelector('#references'))).toContain(`${references.length} sources`);
  const listed = (part: string) => attributes(main, `${part} li a`, 'href').toSorted();
  expect(listed('#published')).toHaveLength(claims.filter(({ basis }) => basis === 'published').length);
  expect(listed('#claims')).toEqual(claims.map(({ id }) => sourcePath(id)).toSorted());
  expect(listed('#references')).toEqual(references.map(({ id }) => sourcePath(id)).toSorted());
});

test.each([
  ['a copy', references.find(({ isSecondary, caution }) => isSecondary && caution)],
  ['an original', references.find(({ isSecondary }) => !isSecondary)],
])(
  'F4 E3 the page of %s names who wrote it, what it found, where to read it, and whether that is a copy',
  (_, reference) => {
    if (!reference) throw new Error('no such reference');
    const main = openMain(sourcePath(reference.id));
    const text = wordsOf(main);
    expect(wordsOf(main.querySelector('h1'))).toBe(reference.title);
    for (const words of [reference.publisher, reference.finding, reference.caution])
      if (words) expect(text).toContain(words);
    expect(text.includes(records.sourcesScreen.copy)).toBe(reference.isSecondary);
    const link = main.querySelector('a[data-kind="research"]');
    expect(link?.getAttribute('href')).toBe(reference.url);
    expect(link?.getAttribute('target')).toBe('_blank');
  },
);
