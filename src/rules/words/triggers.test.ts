import { expect, test } from 'vitest';
import { isTrigger } from '../../model/common.ts';
import { triggersIn } from './triggers.ts';

test.each([
  ['He was sober at last', 'sober', true],
  ['A sobering thought', 'sober', false],
  ['Suicidal thoughts', 'suicid*', true],
  ['a heavy\ndrinker', 'heavy drink*', true],
  ['heavy-drinking years', 'heavy drink*', true],
  ['read 180/120.', '180/120', true],
  ['read 1180/120', '180/120', false],
  ["the children's gummies", 'children’s gumm*', true],
  ['calm', 'sober', false],
])('G10 %j contains %j: %s', (text, trigger, expected) => {
  expect(triggersIn(text, [trigger]).length === 1).toBe(expected);
});

test('G10 all that were found are named, in their own order', () => {
  expect(triggersIn('Mucus, then a cough', ['cough*', 'phlegm', 'mucus'])).toEqual(['cough*', 'mucus']);
  expect(triggersIn('calm', [])).toEqual([]);
});

test.each(['*ate', 'ate *', 'a*te', "can't", ' ate', 'b**'])('G10 %j is not written in the notation', (text) => {
  expect(isTrigger(text)).toBe(false);
});
