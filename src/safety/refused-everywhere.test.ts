import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAll, type Checked } from '../../build/records/check-all.ts';
import { RecordsError } from '../problems/problems.ts';
import { readRecords } from '../content-loader/records.ts';

/** Each was tried as an editor would who obeys every message: with its care cards named and a source cited. */
const sentences = [
  'Stop taking your meds before day 5.',
  'Skip your lithium on the first morning.',
  'Halve your Zoloft in week two.',
  'Leave your pills in the drawer from day 5 on.',
  'You won’t need your blood pressure pills after day 5.',
  'At age 6 give 300 mg of magnesium; the limit for adults is 350 mg.',
  'Take melatonin 10 mg with magnesium 110 mg.',
  'If you drink every day, just quit tonight.',
  'You can safely stop drinking at any level.',
];

const essay = 'essays/fog-and-return.md';
const days = sentences.map((_, index) => `protocol/days/adult/0${40 + index}.yaml`);
const record = 'evidence/claims/calm-focus.yaml';

describe('what must never ship stops the check and the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'refused-'));
  let checked: Checked;

  beforeAll(() => {
    cpSync('content', root, { recursive: true });
    const change = (file: string, to: (text: string) => string) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (to(text) === text) throw new Error(`nothing was changed in ${file}`);
      writeFileSync(join(root, file), to(text));
    };
    const cited = sentences.map((sentence) => `${sentence}[@magnesium-insomnia-mah-2021]`).join('\n\n');
    change(essay, (text) => `${text}\n[care:medication]\n\n[care:alcohol]\n\n${cited}\n`);
    for (const [index, day] of days.entries())
      change(day, (text) => text.replace(/^why:.*(?:\n {2}.*)*$/m, `why: "${sentences[index] ?? ''}"`));
    change(record, (text) => stringify({ ...(parse(text) as object), note: sentences.join(' ') }));
    checked = checkAll(process.env, root);
  }, 60_000);
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const said = (file: string) =>
    checked.problems.filter((problem) => problem.file.endsWith(file)).map(({ message }) => message);

  test.each(sentences.map((sentence, index) => [sentence, days[index] ?? ''] as const))(
    '%s, in an essay, a day and a record',
    (sentence, day) => {
      const words = /\d+ mg/.exec(sentence)?.[0] ?? sentence;
      for (const file of [essay, day, record])
        expect(
          said(file).some((message) => message.includes(words)),
          `${file}: ${said(file).join('\n')}`,
        ).toBe(true);
    },
  );

  test('the build reads the same records and throws', () => {
    expect(() => readRecords(root)).toThrow(RecordsError);
  });
});
