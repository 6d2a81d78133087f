import { expect, test } from 'vitest';
import { loadRecords } from '../../content-loader/records.ts';
import { linesIn } from '../../safety/record-lines.ts';
import { toolData, type ReaderMedicine } from '../../safety/tool-data.ts';
import { toolWith } from './tool.ts';

const records = loadRecords();
const data = toolData(records);
const tool = toolWith(data);
const nameOf = (names: 'all' | readonly string[] = 'all') => (names === 'all' ? 'it' : (names[0] ?? 'it'));

/** What is under “Read this first” and what is below the results, for someone who takes these and checked these. */
function told(medicines: { name: string; types: string[] }[], conditions: readonly string[]) {
  const answer = tool.answer({ medicines, conditions: conditions.map((id) => ({ id, name: id })) });
  return { first: answer?.first.map(({ text }) => text), others: answer?.others.map(({ text }) => text) };
}

const because = linesIn(data).filter(({ isPersonal }) => isPersonal);

test.each([
  ['a second medicine', because.filter((line) => line.with)],
  ['a condition', because.filter(({ conditions }) => conditions.length > 0)],
])('M1 what is said because of %s is under “Read this first”', (_what, lines) => {
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const { names, types, conditions, text, with: second } = line;
    const taken = [{ name: nameOf(names), types: types.slice(0, 1) }];
    if (second) taken.push({ name: second.names[0] ?? 'other', types: second.types.slice(0, 1) });
    const { first, others } = told(taken, conditions.slice(0, 1));
    expect(first, text).toContain(text);
    expect(others, text).not.toContain(text);
  }
});

test('M7 what is said because of a drink is under “Read this first”', () => {
  const { withMedicine, hadWithdrawal, signs } = records.drinking;
  const melatonin = told([{ name: 'melatonin', types: ['herbal-sleep-aids'] }], ['alcohol']);
  expect(melatonin.first).toContain(withMedicine.drowsy.text);
  const statin = told([{ name: 'Lipitor', types: ['statins'] }], ['alcohol']);
  expect(statin.first).toContain(withMedicine.other.text);
  for (const { others } of [melatonin, statin])
    expect(others, 'someone who drinks a little').toEqual(expect.arrayContaining([hadWithdrawal, signs.text]));
  const often = told([{ name: 'Lipitor', types: ['statins'] }], ['drinks-most-days']);
  expect(often.first).toContain(signs.text);
});

test('M3 a line that opens names no emergency, and asks for no call before the next dose', () => {
  const folded = linesIn(data).filter(({ weight }) => weight === 'more');
  expect(folded.length).toBeGreaterThan(10);
  for (const { text, callFirst } of folded) {
    expect(text).not.toMatch(/\b(?:911|988|Poison Help|emergency room|kill)\b/);
    expect(callFirst, text).toBeFalsy();
  }
});

/** What is dangerous together, for someone who added all that one tap adds. */
const dangerOf = (...medicines: (ReaderMedicine | undefined)[]) =>
  tool.answer({ medicines: medicines.filter((one) => one !== undefined), conditions: [] })?.danger;
const added = (typed: string) => {
  const { picks = [] } = tool.search(typed).options.find(({ label }) => label.startsWith('Add ')) ?? {};
  expect(picks.length, typed).toBeGreaterThan(1);
  return picks.map(({ medicine }) => medicine);
};

test('M1 a name is not dangerous with the line that it was read from, but it is with any other', () => {
  expect(dangerOf(...added('Theraflu Cold and Cough'))).toBeUndefined();
  expect(dangerOf(...added('Theraflu, Theraflu Cold and Cough'))).toContain('Theraflu Cold and Cough');
  expect(dangerOf(...added('Theraflu Cold and Cough, Tylenol'))).toContain('Tylenol');
});

test('M1 two names that are not on our list are not the same medicine because both end in “and Cough”', () => {
  const unlisted = (name: string) => ({ name: `${name} Cold and Cough (not checked)`, types: [] });
  expect(dangerOf(unlisted('Theraflu'), unlisted('Coricidin'))).toBeUndefined();
});
