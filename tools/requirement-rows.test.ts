import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
  ([, row = '']) => row,
);

const files = globSync([
  'src/**/*.test.{ts,tsx}',
  '{build,tools,server,deploy}/**/*.test.ts',
  'tests/**/*.{spec,test}.ts',
]);
/** The rows that the name of a test, of a group or of a case begins with: “M3 V4 the matrix …” has two. */
const named = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/[([]\s*['"`]((?:[A-Z]\d+ )+)/g), ([, rows = '']) => rows.trim())
    .flatMap((rows) => rows.split(' '))
    .map((row) => ({ row, file })),
);

// It sees names and nothing else: whoever deletes a test of a row looks whether another one tests the same part of it.
test('every row of the requirements is the name of a test', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(new Set(rows).size).toBe(rows.length);
  const held = new Set(named.map(({ row }) => row));
  expect(rows.filter((row) => !held.has(row))).toEqual([]);
});

test('no test is named by a row that is not there', () => {
  expect(named.filter(({ row }) => !rows.includes(row))).toEqual([]);
});
