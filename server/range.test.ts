import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['BYTES=1-2', { start: 1, end: 2 }],
])('%s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'lines=0-1',
  'bytes=0x1-2',
  'bytes= 1-2',
  'bytes=-1-2',
])('%s asks for no range: the whole file is sent', (header) => {
  expect(parseRange(header, 100)).toBeUndefined();
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s lies outside 100 bytes',
  (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable');
  },
);

test('no range lies inside an empty file', () => {
  expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});
