import { expect, test } from 'vitest';
import { citationsIn, replaceCitations } from './citations.ts';

test('citations are found alone and in groups, once each, in the order of the text', () => {
  expect(citationsIn('One.[@b] Two.[@a; @b]\n\nThree.[@c-2020;@a]')).toEqual(['b', 'a', 'c-2020']);
});

test.each(['[b]', '@b', '[@B]', '[@b c]', 'a@b.org'])('%s is no citation', (text) => {
  expect(citationsIn(text)).toEqual([]);
});

test('each group is replaced by what is made of its ids', () => {
  expect(replaceCitations('One.[@a; @b] Two.[@c]', (ids) => `<${ids.join('+')}>`)).toBe('One.<a+b> Two.<c>');
});
