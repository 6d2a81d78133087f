import { expect, test } from 'vitest';
import { paragraphsOf, readingGrade, sentencesOf, syllablesOf, wordsOf } from './prose-text.ts';

test('a text is read without its marks, citations and cards', () => {
  const markdown =
    '## A head\n\nOne [link](/stack) and **more**.[@a; @b]\n\n[care:heart]\n\n- An item\n- Another\n\n> A verse';
  expect(paragraphsOf(markdown)).toEqual(['A head', 'One link and more.', 'An item', 'Another', 'A verse']);
});

test('sentences end at a mark before a capital, and not within a number or a quotation that goes on', () => {
  expect(sentencesOf('It fell 4.5 points. “Really?” she said. Dr. No! Then it rained')).toEqual([
    'It fell 4.5 points.',
    '“Really?” she said.',
    'Dr.',
    'No!',
    'Then it rained',
  ]);
});

test('words are lower case and keep their apostrophes and hyphens', () => {
  expect(wordsOf('Don’t re-read “4.5” twice.')).toEqual(['don’t', 're-read', '4', '5', 'twice']);
});

test.each([
  ['cat', 1],
  ['table', 2],
  ['water', 2],
  ['waited', 2],
  ['walked', 1],
  ['medicine', 3],
  ['waterfall', 3],
  ['the', 1],
  ['rhythm', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test('the grade rises with longer sentences and longer words', () => {
  expect(readingGrade('')).toBe(0);
  expect(readingGrade('The cat sat. The dog ran.')).toBeLessThan(1);
  expect(
    readingGrade('Practitioners recommended comprehensive documentation of cardiovascular measurements.'),
  ).toBeGreaterThan(15);
});
