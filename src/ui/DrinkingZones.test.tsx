import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadRecords } from '../records.ts';
import { DrinkingZones } from './DrinkingZones.tsx';

const { drinking } = loadRecords();
const part = parse(renderToStaticMarkup(<DrinkingZones drinking={drinking} headingLevel={2} />));

test('M7 three zones stand in one list, the most dangerous first, each with its sources', () => {
  const zones = part.querySelectorAll('ol > li');
  expect(zones.map((zone) => zone.querySelector('h3')?.text.trim())).toEqual(drinking.zones.map(({ name }) => name));
  for (const zone of zones) expect(zone.querySelectorAll('a[href^="/sources/"]').length).toBeGreaterThan(0);
});

test('M7 nobody is told that any amount is safe to stop, and heavy drinkers are told not to stop in one day', () => {
  const words = part.text.replace(/\s+/g, ' ');
  expect(words).not.toMatch(/\bsafely\b|\bsafe to (?:stop|drink)\b(?! at once)/);
  const [first, second] = drinking.zones;
  expect(first?.advice).toContain('do not stop suddenly');
  expect(second?.advice).toContain('not to stop in one day');
  expect(words).toContain('911');
});

test('M7 the anchor is the one that days and cards lead to', () => {
  expect(part.querySelector('section')?.id).toBe('drinking');
});
