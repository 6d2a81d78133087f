import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { comparisonRows } from '../safety/comparison.ts';
import { nutrients } from '../model/nutrient.ts';
import { loadRecords } from '../content-loader/records.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const { doses, limits } = loadRecords();
const rows = comparisonRows(doses, limits);
const table = parse(renderToStaticMarkup(<ComparisonTable rows={rows} />));

test('K11 every nutrient that a reading doses has its limits in words, and no other an empty row', () => {
  const dosed = nutrients.filter((nutrient) => rows.some((row) => row.nutrient === nutrient));
  const parts = table.querySelectorAll('tbody');
  expect(parts.map((part) => part.getAttribute('data-nutrient'))).toEqual(dosed);
  expect(dosed.length).toBeGreaterThan(0);
  for (const part of parts)
    expect(
      part
        .querySelector('tr')
        ?.querySelectorAll('td')
        .every(({ text }) => text.trim() !== ''),
    ).toBe(true);
});
