import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadRecords } from '../../src/content-loader/records.ts';
import { recordSchemas } from './record-schemas.ts';
import { editorSettings, settingsFile } from './write-schemas.ts';

const schemas = recordSchemas(loadRecords());
const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);

/** What an editor marks in a file of a kind, as `place: what`. */
function marksIn(name: string, value: unknown): string[] {
  const schema = schemas.find((candidate) => candidate.name === `${name}.json`)?.schema;
  if (!schema) throw new Error(`no schema is called ${name}`);
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath}: ${message}`);
}

const read = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.md') ? (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') : text);
};

test.each(schemas.map(({ name, files }) => [files, name.replace('.json', '')]))(
  '%s: nothing is marked',
  (files, name) => {
    const found = globSync(files);
    expect(found).not.toEqual([]);
    expect(found.flatMap((file) => marksIn(name, read(file)).map((mark) => `${file} ${mark}`))).toEqual([]);
  },
);

test('every YAML file of the content has a schema', () => {
  const covered = new Set(schemas.flatMap(({ files }) => globSync(files)));
  expect(globSync('content/**/*.yaml').filter((file) => !covered.has(file))).toEqual([]);
});

const claim = {
  text: 'A claim',
  basis: 'published',
  references: ['sleep-study'],
  note: 'A note',
  checked: '2026-11-21',
};

test.each([
  ['an id that is no record', 'claims', claim, '/references/0: must be equal to one of the allowed values'],
  [
    'a field that is misspelt',
    'claims',
    { ...claim, references: [], noet: '' },
    ': must NOT have additional properties',
  ],
  [
    'a word that is none of the known',
    'claims',
    { ...claim, references: [], basis: 'publishd' },
    '/basis: must be equal to one of the allowed values',
  ],
  [
    'a shelf with an essay that is not there',
    'shelves',
    [{ theme: 'fog', name: 'Fog', about: 'It', essays: ['no-such-essay'] }],
    '/0/essays/0: must be equal to one of the allowed values',
  ],
  [
    'a day that leads to an essay that is not there',
    'adultDays',
    { essay: 'no-such-essay' },
    '/essay: must be equal to one of the allowed values',
  ],
  [
    'a medicine type within one that doesn’t exist',
    'medicines',
    { name: 'N', within: ['calm-focus'] },
    '/within/0: must be equal to one of the allowed values',
  ],
])('%s is marked', (_what, name, value, mark) => {
  expect(marksIn(name, value)).toContain(mark);
});

test('the settings of the editor name every schema; npm run schemas writes them', () => {
  expect(readFileSync(settingsFile, 'utf8')).toBe(editorSettings(schemas));
});
