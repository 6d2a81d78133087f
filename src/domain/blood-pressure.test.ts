import { expect, test } from 'vitest';
import { isAsHighAsAny } from './blood-pressure.ts';

test.each([
  ['180/120', true],
  ['180 over 100', true],
  ['180 120', true],
  ['my bp is 185', true],
  ['blood pressure 150/120', true],
  ['bp was 179/119', false],
  ['179/119', false],
  ['my bp is 130', false],
  ['100-200', false],
  ['augmentin 250/125', false],
  ['pulse 190', false],
])('M1 “%s” is as high as the reading of the card: %s', (text, expected) => {
  expect(isAsHighAsAny(text, ['chest pain*', '180/120'])).toBe(expected);
});

test('M1 where no reading is among the words, none is high', () => {
  expect(isAsHighAsAny('220/140', ['chest pain*'])).toBe(false);
});
