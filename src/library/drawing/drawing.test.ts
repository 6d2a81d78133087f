import { expect, test } from 'vitest';
import { readRecords } from '../../content-loader/records.ts';
import { motifNames } from '../../model/motifs.ts';
import { drawingOf } from './drawing.ts';

const { essays } = readRecords();
const slugs = essays.map(({ slug }) => slug);

test('B1 no two essays show the same thing: on the shelves each is told by its drawing', () => {
  const motifs = essays.map(({ drawing }) => drawing);
  expect(motifs.filter((motif, at) => motifs.indexOf(motif) !== at)).toEqual([]);
});

test('B1 an essay’s drawing is always the same, and no other essay has it', () => {
  expect(drawingOf('holy-reset')).toEqual(drawingOf('holy-reset'));
  expect(new Set(slugs.map((slug) => JSON.stringify(drawingOf(slug)))).size).toBe(slugs.length);
});

test('B1 each motif can be drawn for every slug, with whole coordinates, inside its sheet', () => {
  for (const motif of motifNames) {
    for (const slug of slugs.slice(0, 6)) {
      const shapes = drawingOf(slug, motif);
      expect(shapes.length, motif).toBeGreaterThan(5);
      for (const { d, opacity = 1 } of shapes) {
        expect(d, `${motif} of ${slug}`).toMatch(/^M[-\d. MmLlHhVvCcQqTtSsAaZz]+$/);
        expect(opacity).toBeGreaterThan(0);
        expect(opacity).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('B1 without a motif the seed chooses one, and many are chosen', () => {
  const drawn = new Set(slugs.map((slug) => drawingOf(slug).at(-1)?.d));
  expect(drawn.size).toBeGreaterThan(20);
});
