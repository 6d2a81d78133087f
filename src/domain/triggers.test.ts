import { describe, expect, test } from 'vitest';
import { holdsAny, triggersIn } from './triggers.ts';

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
});
