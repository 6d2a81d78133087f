import { expect, test } from 'vitest';
import { markedPieces } from './marked-text.ts';

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

test.each(['//example.com', '/\\\\example.com'])('a link to another site, %s, is no mark', (address) => {
  const text = `[words](${address})`;
  expect(markedPieces(text)).toEqual([{ words: text }]);
});
