import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { stopListIsWhole } from './stop-list.ts';

const records = loadRecords();

test('M6 the records list every reason to stop wherever they list some', () => {
  expect(records.wholeStack.stopSigns[0]).toBe('yellow skin or eyes');
  expect(stopListIsWhole(records)).toEqual([]);
});

test('M6 a list of reasons to stop that leaves some out is refused, and they are named', () => {
  const [first, ...others] = records.dailySupport.stop;
  const problems = stopListIsWhole({
    ...records,
    dailySupport: {
      ...records.dailySupport,
      stop: [
        {
          claims: [],
          ...first,
          text: 'Yellow skin or eyes, itching, a rash, belly pain, swelling. Stop it.',
        },
        ...others,
      ],
    },
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'protocol/daily-support.yaml',
      field: 'stop[0].text',
      message: expect.stringContaining('leaves out dark urine, a pounding heart, confusion'),
    }),
  ]);
});
