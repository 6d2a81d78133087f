import { expect, test } from 'vitest';
import { acceptedEncodings, namesTag } from './negotiate.ts';

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['x-gzip', ['gzip']],
  ['BR', ['br']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, gzip;q=0', []],
  ['gzip;q=1.0, br;q=0.5', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['identity', []],
  ['zebra, brr, gzipped', []],
  ['br;q=abc', []],
])('Accept-Encoding: %s', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s', (list, expected) => {
  expect(namesTag(list, '"a"')).toBe(expected);
});
