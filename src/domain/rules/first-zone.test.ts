import { expect, test } from 'vitest';
import { loadRecords } from '../../records.ts';
import { firstZoneIsWhole } from './first-zone.ts';

const records = loadRecords();
const memory = records.essays.filter(({ slug }) => slug === 'blood-pressure-memory');
const without = (words: string) => memory.map((essay) => ({ ...essay, body: essay.body.replace(words, '') }));

test('M6 an essay that says who must not cut down alone names all four signs', () => {
  expect(firstZoneIsWhole(records)).toEqual([]);
});

test.each([
  ['feel sick or are afraid until the first drink', 'shaking or being afraid until the first drink'],
  [', or had bad days after you stopped', 'a seizure or bad days after stopping'],
  ['You drink through most days', 'large amounts on most days'],
  ['over 65 or ill', 'most days, when over 65, ill or on sedatives'],
])('M6 a list without “%s” is refused, and the sign named', (words, sign) => {
  expect(without(words)).not.toEqual(memory);
  expect(firstZoneIsWhole({ essays: without(words) })).toEqual([
    expect.objectContaining({
      file: expect.stringContaining('blood-pressure-memory'),
      message: expect.stringContaining(sign),
    }),
  ]);
});
