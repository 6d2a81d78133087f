import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { dayDrawing } from './day-drawing.ts';

test('D5 each day with children has a drawing of its own, and a day without one names the file to draw', () => {
  const ids = loadRecords().kidsDays.map(({ id }) => id);
  expect(readdirSync('src/figures/days').toSorted()).toEqual(ids.map((id) => `${id}.svg`));
  expect(new Set(ids.map(dayDrawing)).size).toBe(ids.length);
  expect(() => dayDrawing('031')).toThrow('src/figures/days/031.svg is missing');
});
