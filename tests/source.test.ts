import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersWritten } from '../src/rules/words/typed-numbers.ts';
import { loadRecords } from '../src/content-loader/records.ts';

/** What the code may not type, because it's written in a record. */
const records = loadRecords();
const files = globSync('{src,build,tools}/**/*.{ts,tsx,astro,typ}', { exclude: ['**/*.test.*', '**/testing/**'] }).map(
  (file) => ({ file, text: readFileSync(file, 'utf8') }),
);
const shown = files.filter(({ file }) => /^src\/(?:features|ui|figures|layouts|pages|pdf)\//.test(file));
/** An anchor may have the name of what it shows. */
const quoted = new Set(
  shown.flatMap(({ text }) =>
    [...text.matchAll(/(?<!\bid ?= ?)(['"`])([a-z0-9-]+)\1/g)].map(([, , words = '']) => words),
  ),
);

test('there is code to look at', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(quoted.size).toBeGreaterThan(300);
});

test('M6 no component and no document types an amount', () => {
  const comment = /^\s*(?:\/\/|\*|\/\*)/;
  const amount = /\d\s?(?:mg|mcg|µg|IU)\b/;
  const typed = shown
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (!comment.test(line) && amount.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(typed).toEqual([]);
});

test('F4 no code writes the number of a helpline', () => {
  const written = files
    .filter(({ file }) => !file.startsWith('src/model/'))
    .flatMap(({ file, text }) => numbersWritten(text, records.helplines).map((message) => `${file}: ${message}`));
  expect(written).toEqual([]);
});

test('F4 code names no claim and no reference: the records say which one a screen or PDF shows', () => {
  expect([...records.claims, ...records.references].map(({ id }) => id).filter((id) => quoted.has(id))).toEqual([]);
});
