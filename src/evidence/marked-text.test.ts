import { expect, test } from 'vitest';
import { readRecords } from '../content-loader/records.ts';
import { markedPieces } from './marked-text.ts';
import { marksMeanSomething } from '../rules/marked-texts.ts';

test('F4 a text is its words, claims, sources and links, in their order', () => {
  expect(markedPieces('See [claim:a]. [So we say](claim:b), [as they do](reference:c); [more](/stack#d).')).toEqual([
    { words: 'See ' },
    { claim: 'a' },
    { words: '. ' },
    { claim: 'b', words: 'So we say' },
    { words: ', ' },
    { reference: 'c', words: 'as they do' },
    { words: '; ' },
    { href: '/stack#d', words: 'more' },
    { words: '.' },
  ]);
});

const records = readRecords();
const { science } = records;
const [first, ...rest] = science.adults;
const said = (line: string) =>
  marksMeanSomething({
    ...records,
    science: { ...science, adults: first ? [{ ...first, text: [line] }, ...rest] : [] },
  });

test('F4 the science page names claims and sources that are there', () => {
  expect(marksMeanSomething(records)).toEqual([]);
});

test.each([
  ['[claim:habit-tim].', 'Unknown claim “habit-tim”. Did you mean “habit-time”?'],
  ['[Words](claim:nobody).', 'Unknown claim “nobody”.'],
  ['[Words](reference:habit-time).', 'Unknown reference “habit-time”.'],
  ['[claims:habit-time].', 'contains a bracket that isn’t a mark'],
  ['[Words](https://example.org).', 'contains a bracket that isn’t a mark'],
])('F4 %s on the science page stops the build, with its file and field', (line, message) => {
  expect(said(line)).toEqual([
    { file: 'protocol/science.yaml', field: 'adults[0].text[0]', message: expect.stringContaining(message) },
  ]);
});
