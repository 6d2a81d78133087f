import { expect, test } from 'vitest';
import { readRecords } from '../content-loader/records.ts';
import { essaysKeepTheOffer } from './offer.ts';

const records = readRecords();

test('F4 the offer is in one file, and an essay that gives another price or length is refused', () => {
  expect(records.essays.filter(({ body }) => /\$\d+ a month for/.test(body)).length).toBeGreaterThan(0);
  expect(essaysKeepTheOffer(records)).toEqual([]);
  expect(essaysKeepTheOffer({ ...records, offer: { ...records.offer, costCents: 5500, months: 4 } })).toEqual([
    {
      file: 'essays/fog-not-you.md',
      field: 'text',
      message: expect.stringContaining('and the offer is $55 a month for 4 months, as content/protocol/offer.yaml'),
    },
  ]);
});
