import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { signature, sumOf, unsigned } from './signatures.ts';

const signed = { name: 'Example', profession: 'pharmacist', day: '2027-01-31', files: { 'tests/readers.yaml': '' } };
const under = (content: string) => [{ ...signed, files: { 'tests/readers.yaml': sumOf(content) } }];

test('M1 every clinician’s signature is under files as they stand', () => {
  const signatures = z.array(signature).parse(parse(readFileSync('docs/signatures.yaml', 'utf8')));
  expect(unsigned(signatures, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))).toEqual([]);
});

test('M1 a file that changes after it was signed loses the signature, and so does one that is gone', () => {
  expect(unsigned(under('must: ask first'), () => 'must: ask first')).toEqual([]);
  expect(unsigned(under('must: ask first'), () => 'must: nothing found')).toEqual([
    expect.stringMatching(/readers\.yaml has changed since Example signed it on 2027-01-31/),
  ]);
  expect(unsigned(under(''), () => undefined)).toEqual([expect.stringContaining('is not there')]);
});

test('M1 a signature without a profession, a day or a file is refused', () => {
  const isWhole = (change: object) => signature.safeParse({ ...under('')[0], ...change }).success;
  expect(isWhole({})).toBe(true);
  expect(isWhole({ profession: '' })).toBe(false);
  expect(isWhole({ day: 'in May' })).toBe(false);
  expect(isWhole({ files: {} })).toBe(false);
  expect(isWhole({ files: { 'tests/readers.yaml': 'yes' } })).toBe(false);
});
