import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test('a text is split where the next sentence begins, and not at a decimal or an abbreviation', () => {
  expect(splitSentences('Sleep by 10 p.m. or later. (Take 0.5 mg.) “Who?” she asked… 5 days! [See](/day) ')).toEqual([
    'Sleep by 10 p.m. or later.',
    '(Take 0.5 mg.)',
    '“Who?” she asked…',
    '5 days!',
    '[See](/day)',
  ]);
  expect(splitSentences('Ask Dr. So-and-so about St. John’s wort in the U.S. Food aisle. Then wait.')).toHaveLength(2);
  expect(splitSentences('')).toEqual([]);
});
