import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import type { Essay } from '../model/essay.ts';
import { ownTexts } from '../model/every-text.ts';
import { noFalsePromises } from './wording.ts';

const records = loadRecords();
const withLine = (line: string) =>
  noFalsePromises({ ...records, essays: [{ ...(records.essays[0] as Essay), body: line }] });

test.each([
  'This tea cures anxiety.',
  'It detoxifies the liver.',
  'It has no side effects.',
  'Sleep is guaranteed.',
  'A miracle in a bottle.',
  'It is clinically proven.',
  'It heals your nervous system.',
  'Write here what to do.',
])('B4 “%s” never ships', (line) => {
  expect(withLine(line)).toHaveLength(1);
});

test.each(['No supplement cures anxiety.', 'Nothing here is guaranteed.', 'A curious child.', 'Quit the app tonight.'])(
  'B4 “%s” is fine',
  (line) => {
    expect(withLine(line)).toEqual([]);
  },
);

test('W1 the wording rules read records and essays, and leave out what references and search words quote', () => {
  const files = new Set(ownTexts(records).map(({ file }) => file.split('/')[0]));
  expect(files).toContain('essays');
  expect(files).toContain('protocol');
  expect(ownTexts(records).some(({ file }) => file.includes('references'))).toBe(false);
});
