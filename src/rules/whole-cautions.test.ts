import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { cautionsAreWhole } from './whole-cautions.ts';

const records = loadRecords();

test('V2 the cautions of each supplement name everyone and everything that its ingredients refuse', () => {
  expect(cautionsAreWhole(records)).toEqual([]);
});

test('V2 a condition that an ingredient refuses and the card leaves out is a problem of that card', () => {
  const supplements = records.supplements.map((each) => ({ ...each, names: { conditions: [], medicines: [] } }));
  const messages = cautionsAreWhole({ ...records, supplements }).map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toContainEqual(expect.stringMatching(/ashwagandha\.yaml: its ingredients refuse "liver-disease"/));
  expect(messages).toContainEqual(expect.stringMatching(/sleep-gummies\.yaml: its ingredients refuse "fluvoxamine"/));
});

test('S1 “anything that makes you sleepy” is refused where one type of it may be taken', () => {
  const supplements = records.supplements.map((each) => ({
    ...each,
    names: { ...each.names, medicines: each.names.medicines.filter((type) => type !== 'opioids') },
  }));
  const messages = cautionsAreWhole({ ...records, supplements }).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining('“anything that makes you sleepy” includes "opioids"'));
});
