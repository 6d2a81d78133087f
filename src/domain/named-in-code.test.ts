import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecords } from '../records.ts';
import { namedInCode } from './named-in-code.ts';
import { recordsNamedInCodeExist } from './rules/needed-records.ts';

const records = readRecords();
const quoted = new Set(
  globSync('src/{features,ui,layouts,pages,documents}/**/*.{ts,tsx,astro,typ}', {
    exclude: ['**/*.test.*', '**/testing/**'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])([a-z0-9-]+)\1/g)].map(([, , text = '']) => text),
  ),
);

test.each(['careCards', 'claims', 'helplines', 'references'] as const)(
  'F4 the %s that code names are listed, and no others',
  (kind) => {
    expect(
      records[kind]
        .map(({ id }) => id)
        .filter((id) => quoted.has(id))
        .sort(),
    ).toEqual([...namedInCode[kind]].sort());
  },
);

test('F4 a record that code names cannot go missing unseen', () => {
  expect(recordsNamedInCodeExist(records)).toEqual([]);
  const without = (id: string) => ({
    ...records,
    claims: records.claims.filter((claim) => claim.id !== id),
    references: records.references.filter((reference) => reference.id !== id),
  });
  expect(recordsNamedInCodeExist(without('trusted-by-thousands'))).toEqual([
    {
      file: 'evidence/claims/trusted-by-thousands.yaml',
      field: '',
      message:
        'this claim is missing, and a page or a paper names it. Put the file back under this name, or search src for "trusted-by-thousands" and change the name there too.',
    },
  ]);
  expect(recordsNamedInCodeExist(without('habit-time-singh-2024')).map(({ file }) => file)).toEqual([
    'evidence/references/habit-time-singh-2024.yaml',
  ]);
});
