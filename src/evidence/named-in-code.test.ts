import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecords } from '../content-loader/records.ts';
import { namedInCode } from './named-in-code.ts';
import { recordsNamedInCodeExist } from '../rules/needed-records.ts';

const records = readRecords();
const quoted = new Set(
  globSync('src/{features,ui,figures,layouts,pages,pdf}/**/*.{ts,tsx,astro,typ}', {
    exclude: ['**/*.test.*', '**/testing/**'],
  }).flatMap((file) =>
    // An anchor may have the name of what it shows.
    [...readFileSync(file, 'utf8').matchAll(/(?<!\bid ?= ?)(['"`])([a-z0-9-]+)\1/g)].map(([, , text = '']) => text),
  ),
);

test('F4 code names no claim: the records say which one a screen or PDF shows', () => {
  expect(quoted.size).toBeGreaterThan(300);
  expect(records.claims.map(({ id }) => id).filter((id) => quoted.has(id))).toEqual([]);
});

test.each(['careCards', 'helplines', 'references'] as const)(
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
    helplines: records.helplines.filter((helpline) => helpline.id !== id),
    references: records.references.filter((reference) => reference.id !== id),
  });
  expect(recordsNamedInCodeExist(without('poison-help'))).toEqual([
    {
      file: 'evidence/helplines/poison-help.yaml',
      field: '',
      message:
        'this helpline is missing, and a page or PDF names it. Put the file back under this name, or search src for "poison-help" and change the name there too.',
    },
  ]);
  expect(recordsNamedInCodeExist(without('bible-psalm-23-2-3-kjv')).map(({ file }) => file)).toEqual([
    'evidence/references/bible-psalm-23-2-3-kjv.yaml',
  ]);
});
