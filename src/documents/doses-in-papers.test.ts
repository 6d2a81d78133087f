import { beforeAll, describe, expect, test } from 'vitest';
import { doseWords } from '../domain/adult-doses.ts';
import { byId } from '../domain/records.ts';
import { loadConfig, loadRecords } from '../records.ts';
import { bareDoses } from './testing/bare-doses.ts';
import { readPdf } from './testing/read-pdf.ts';
import { typeset } from './typeset.ts';
import { documents } from './write-documents.ts';

const records = loadRecords();
const config = loadConfig({});
const { sleepPlan } = records;
const bottles = ['ashwagandha', 'sleep-gummies'].map((id) => byId(records.supplements, id));

/** The same records with every ceiling dropped where its dose stands. */
const bare = {
  ...records,
  supplements: records.supplements.map((each) =>
    bottles.includes(each) ? { ...each, dosage: doseWords(each.dose) } : each,
  ),
  sleepPlan: {
    ...sleepPlan,
    steps: sleepPlan.steps.map((step) => ({ ...step, text: step.text.replace('never more than 5 mg', 'one gummy') })),
  },
  kidsDay: records.kidsDay.map((slot) => ({
    ...slot,
    dosage: slot.dosage
      .replace('; vitamin A (retinol) 600 mcg', '')
      .replace('At ages 6–8 no more than 65 mg, at ages 9–12 ', ''),
  })),
};

describe('M6 a PDF from which a ceiling was dropped is found out', () => {
  const found = new Map<string, string>();

  beforeAll(async () => {
    for (const { file, template, dataOf, inputs } of documents.slice(0, 2)) {
      const pdf = typeset(file, template, dataOf(bare, config), bare, inputs);
      found.set(file, bareDoses(await readPdf(new Uint8Array(pdf)), records).join('\n'));
    }
  }, 180_000);

  test('M6 in both papers, for Ashwagandha and for melatonin', () => {
    for (const { file } of documents.slice(0, 2))
      for (const { dose } of bottles) expect(found.get(file), file).toContain(doseWords(dose));
  });

  test('M6 in the evening of the sleep plan', () => {
    expect(found.get(documents[0].file)).toContain('hour of sleep gummies');
  });

  test('M6 at the children’s magnesium, and where the most of one vitamin is missing', () => {
    expect(found.get(documents[1].file)).toContain('50–100 mg elemental magnesium');
    expect(found.get(documents[1].file)).toContain('The label’s amount for your child’s age');
  });
});
