import { expect, test } from 'vitest';
import { ingredientPatterns } from './day-texts.ts';

test.each(['Omega-3 (fish oil)', 'B12 (new+)'])('M6 an ingredient called %s is found by its name', (name) => {
  const patterns = ingredientPatterns({ id: 'other', name }).join('|');
  expect(new RegExp(`\\b(?:${patterns})`, 'i').test(`Take ${name} at lunch.`)).toBe(true);
});
