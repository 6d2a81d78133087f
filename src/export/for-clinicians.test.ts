import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { splitSentences } from '../text/sentences.ts';
import { forClinicians } from './for-clinicians.ts';

test('M1 a clinician can tick off each sentence about a medicine that rests on no source', () => {
  const records = loadRecords();
  const list = forClinicians(records);
  const lines = records.medicineTypes.flatMap((type) =>
    type.lines.filter((line) => !line.references?.length && !line.anyOf),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const sentence of lines.flatMap(({ text }) => splitSentences(text))) expect(list).toContain(`[ ] ${sentence}`);
});
