import { describe, expect, test } from 'vitest';
import { holdsAny, isTrigger, triggersIn } from './triggers.ts';

const isFound = (text: string, trigger: string) => triggersIn(text, [trigger]).length === 1;

describe('words that call for a care card', () => {
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
    ['ate two of my gummies', 'ate * gumm*', true],
    ['ate my gummies', 'ate * gumm*', true],
    ['ate gummies', 'ate * gumm*', true],
    ['ate lunch and gummies', 'ate * gumm*', false],
    ['I cannot breathe', 'can’t breath*', true],
    ['I can not breathe', 'can’t breath*', true],
    ["can't breathe", 'can’t breath*', true],
    ['do not want to', 'don’t want', true],
    ['cat breathes', 'can’t breath*', false],
    ['blood in stool', 'blood in (my|the)? (stool|poop)*', true],
    ['blood in the poop', 'blood in (my|the)? (stool|poop)*', true],
    ['blood in your stools', 'blood in (my|the)? (stool|poop)*', false],
    ['took 25 pills', 'took (1#|2#)', true],
    ['took 250', 'took (1#|2#)', false],
    ['took 12.5', 'took (1#|2#)', false],
  ])('%j and %j: %s', (text, trigger, expected) => {
    expect(isFound(text, trigger)).toBe(expected);
  });

  test('all that were found are named, in their own order', () => {
    expect(triggersIn('Mucus, then a cough', ['cough*', 'phlegm', 'mucus'])).toEqual(['cough*', 'mucus']);
  });

  test('no list, and no text, holds nothing', () => {
    expect(triggersIn('calm', [])).toEqual([]);
    expect(holdsAny('', ['calm'])).toBe(false);
    expect(holdsAny('calm', ['storm', 'calm'])).toBe(true);
  });

  test.each(['*ate', 'ate *', 'ate (pills', "can't", ' ate', '(a|)? b**'])(
    '%j is not written in the notation',
    (text) => {
      expect(isTrigger(text)).toBe(false);
    },
  );
});
