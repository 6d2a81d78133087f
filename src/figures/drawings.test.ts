import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { dayDrawing } from './drawings.ts';

const { essays, kidsDays } = loadRecords();

test('B1 no two essays show the same thing: readers tell them apart by their drawings', () => {
  const named = essays.map((essay) => essay.drawing);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test('D5 each day with children has a drawing of its own', () => {
  const ids = kidsDays.map(({ id }) => id);
  expect(readdirSync('content/drawings/days').toSorted()).toEqual(ids.map((id) => `${id}.svg`));
  expect(new Set(ids.map(dayDrawing)).size).toBe(ids.length);
});
