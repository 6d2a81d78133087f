import { expect, test } from 'vitest';
import { readRecords } from '../records.ts';
import { drawingOf } from './drawing.ts';

const slugs = readRecords().essays.map(({ slug }) => slug);

test('B1 an essay’s drawing is always the same, and no other essay has it', () => {
  expect(drawingOf('holy-reset')).toEqual(drawingOf('holy-reset'));
  expect(new Set(slugs.map((slug) => JSON.stringify(drawingOf(slug)))).size).toBe(slugs.length);
});

test('B1 every drawing has a shore and a ring, with whole coordinates and no more than it needs', () => {
  for (const slug of slugs) {
    const { rings, lines, sun } = drawingOf(slug);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(rings.length).toBeGreaterThanOrEqual(4);
    for (const { cx, cy, rx, ry, opacity } of rings) {
      expect([cx, cy, rx, ry].every(Number.isInteger)).toBe(true);
      expect(opacity).toBeGreaterThan(0);
      expect(opacity).toBeLessThanOrEqual(1);
    }
    if (sun) expect([sun.cx, sun.cy, sun.r].every(Number.isInteger)).toBe(true);
    expect(JSON.stringify({ lines, rings, sun })).not.toMatch(/NaN|null/);
  }
});
