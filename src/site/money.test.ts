import { describe, expect, test } from 'vitest';
import { costsWrittenDown, formatCents, itemsTotal, offerAMonth, stackTotal } from './money.ts';

describe('S1 money', () => {
  test.each([
    [0, '$0'],
    [6000, '$60'],
    [450, '$4.50'],
    [18405, '$184.05'],
    [123_456_00, '$123,456'],
  ])('%i cents read %s', (cents, expected) => {
    expect(formatCents(cents)).toBe(expected);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%f is no amount', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError);
  });
});

test('S2 the total counts what is taken as needed only at its upper end', () => {
  expect(
    stackTotal([
      { costCents: 3000, dose: { time: 'morning' } },
      { costCents: 1900, dose: {} },
    ]),
  ).toEqual({ least: 3000, most: 4900 });
  expect(stackTotal([])).toEqual({ least: 0, most: 0 });
});

test('H2 the offer is what the stack costs a month, to the nearest ten dollars', () => {
  const offer = (...costs: number[]) =>
    offerAMonth(costs.map((costCents) => ({ costCents, dose: { time: 'morning' } })));
  expect(offer(3000, 4400, 6000, 5000)).toBe(6000);
  expect(offer(3000, 19_000, 6000, 5000)).toBe(11_000);
});

test('S3 a total is computed where every item has a price, and not else', () => {
  expect(itemsTotal([{ costCents: 2000 }, { costCents: 1000 }])).toBe(3000);
  expect(itemsTotal([{ costCents: 2000 }, {}])).toBeUndefined();
});

test('S1 costs are dated by the oldest of them, so that none is said to be newer than it is', () => {
  expect(costsWrittenDown([{ costDate: '2026-11-21' }, { costDate: '2025-02-01' }])).toBe('2025-02-01');
  expect(() => costsWrittenDown([])).toThrow(RangeError);
});
