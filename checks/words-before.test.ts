import { expect, test } from 'vitest';
import { faultsOf } from './testing.ts';
import type { WordsAim } from './words-before-aims.ts';
import { wordsBeforeWith } from './words-before.ts';

const aim: WordsAim = { path: '/protocol', within: 'main', first: 'li, [data-look="main"]', atMost: 5 };
const on = (body: string, change: Partial<WordsAim> = {}) =>
  faultsOf(wordsBeforeWith([{ ...aim, ...change }]), { pages: { '/protocol': `<main>${body}</main>` } });

const step = '<ul><li>Breathe out.</li></ul>';
const five = '<h1>Ninety days</h1><p>Read this first.</p>';

test('V11 as many words as the aim may stand before the first thing to do', () => {
  expect(on(five + step)).toEqual([]);
  expect(on(`${five}<p><a data-look="main">Begin now</a></p>`)).toEqual([]);
});

test('V11 one word more stops the build', () => {
  expect(on(`${five}<p>Really.</p>${step}`)).toEqual([
    '/protocol: 6 words stand before the first thing to do in “main”; at most 5: shorten them, or say why in checks/words-before-aims.ts',
  ]);
});

test('V11 what is folded or hidden is not read before it', () => {
  const folded = '<details><summary>More</summary><p>Much that nobody opens at night.</p></details>';
  expect(on(`<h1>Ninety</h1>${folded}<p class="visually-hidden">Not seen at all.</p>${step}`)).toEqual([]);
});

test('V11 a miss with its reason may stand, may not grow, and goes when the aim is kept', () => {
  const today = { atMost: 6, why: 'three questions stay open' };
  expect(on(`${five}<p>Really.</p>${step}`, { today })).toEqual([]);
  expect(on(`${five}<p>Really, truly.</p>${step}`, { today })).toHaveLength(1);
  expect(on(five + step, { today })).toEqual([
    '/protocol: “main” keeps its aim of 5 words: delete its “today” in checks/words-before-aims.ts',
  ]);
});

test('V11 an aim for a part that is not there is refused', () => {
  expect(on(five)).toEqual([
    '/protocol: has no “main” with a “li, [data-look="main"]”: change checks/words-before-aims.ts',
  ]);
});
