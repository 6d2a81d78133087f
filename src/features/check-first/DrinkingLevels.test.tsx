import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadRecords } from '../../content-loader/records.ts';
import { DrinkingLevels } from './DrinkingLevels.tsx';

const { drinking } = loadRecords();
const part = parse(renderToStaticMarkup(<DrinkingLevels drinking={drinking} />));

test('M7 three levels in one list, the highest first, each with its sources', () => {
  const levels = part.querySelectorAll('ol > li');
  expect(levels.map((level) => level.getAttribute('data-level'))).toEqual(['highest', 'middle', 'lowest']);
  for (const level of levels) expect(level.querySelectorAll('a[href^="/sources/"]').length).toBeGreaterThan(0);
});

test('M7 no amount is called safe to stop, and no one at the highest level cuts down alone', () => {
  const words = part.text.replace(/\s+/g, ' ');
  expect(words).not.toMatch(/\bsafely\b|\bsafe to\b/);
  expect(drinking.levels[0]?.advice).toMatch(/don’t stop suddenly.*don’t cut down alone/i);
  expect(words).toContain('911');
});
