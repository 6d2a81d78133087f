import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecords } from '../content-loader/records.ts';

const records = readRecords();
const quoted = new Set(
  globSync('src/{features,ui,figures,layouts,pages,pdf}/**/*.{ts,tsx,astro,typ}', {
    exclude: ['**/*.test.*', '**/testing/**'],
  }).flatMap((file) =>
    // An anchor may have the name of what it shows.
    [...readFileSync(file, 'utf8').matchAll(/(?<!\bid ?= ?)(['"`])([a-z0-9-]+)\1/g)].map(([, , text = '']) => text),
  ),
);

test('F4 code names no claim and no reference: the records say which one a screen or PDF shows', () => {
  expect(quoted.size).toBeGreaterThan(300);
  expect([...records.claims, ...records.references].map(({ id }) => id).filter((id) => quoted.has(id))).toEqual([]);
});
