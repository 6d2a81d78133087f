import { expect, test } from 'vitest';
import { loadRecords } from '../../content-loader/records.ts';
import { byId } from '../../model/records.ts';
import { containsName } from '../../safety/medicine-names.ts';
import { linesIn, type RecordLine } from '../../safety/record-lines.ts';
import { checkFirstData, type ReaderMedicine } from '../../safety/check-first-data.ts';
import { checkFirstWith } from './answer.ts';

const records = loadRecords();
const data = checkFirstData(records);
const checkFirst = checkFirstWith(data);

/** What is told to someone who takes these and checked these. */
const answerTo = (medicines: readonly ReaderMedicine[], conditions: readonly string[]) =>
  checkFirst.answer({ medicines, conditions: conditions.map((id) => ({ id, name: id })) });

/** What is under “Read this first” and what is below the results. */
function told(...reader: Parameters<typeof answerTo>) {
  const answer = answerTo(...reader);
  return { first: answer?.first.map(({ text }) => text), others: answer?.others.map(({ text }) => text) };
}

/** The medicines that someone picks who types this name, of these types where there are any; none for a name that isn’t on our list. */
function pickedFor(name: string, types: readonly string[] = []): ReaderMedicine[] {
  const medicines = checkFirst.search(name).options.flatMap(({ picks }) => picks[0]?.medicine ?? []);
  const known = medicines.filter((medicine) => medicine.types.length > 0);
  return known
    .filter((medicine) => medicine.types.some((id) => types.includes(id)))
    .concat(known)
    .slice(0, 1);
}

const nameOf = (type: string) => byId(records.medicineTypes, type).name;

/** Those for whom a line is meant: one for each of its names, and one for each second medicine. */
function meantBy({ types, names, with: second }: RecordLine): ReaderMedicine[][] {
  const takes = (names === 'all' ? types.map(nameOf) : names).flatMap((name) => pickedFor(name, types));
  if (!second) return takes.map((medicine) => [medicine]);
  const isSecond = (medicine: { generic: string; types: string[] }) =>
    second.names.some((name) => containsName(medicine.generic, name)) ||
    medicine.types.some((type) => second.types.includes(type));
  // Two of one kind don’t go together either.
  const matches = records.medicineNames.filter(isSecond).slice(0, 3);
  const secondNames = [...second.names, ...second.types.map(nameOf), ...matches.map(({ generic }) => generic)];
  const others = secondNames.flatMap((name) => pickedFor(name));
  const without = (medicines: ReaderMedicine[], { name }: ReaderMedicine) =>
    medicines.filter((medicine) => medicine.name !== name);
  return [
    ...takes.map((medicine) => [medicine, ...without(others, medicine).slice(0, 1)]),
    ...others.map((medicine) => [...without(takes, medicine).slice(0, 1), medicine]),
  ].filter(({ length }) => length > 1);
}

test(
  'M1 whoever picks the names that a line is for hears it, and what it orders isn’t taken back',
  { timeout: 60_000 },
  () => {
    const readers = linesIn(data).flatMap((line) => {
      const meant = meantBy(line);
      expect(meant, line.text).not.toEqual([]);
      const conditions = line.conditions.length > 0 ? line.conditions : [undefined];
      return conditions.flatMap((condition) => meant.map((medicines) => ({ line, medicines, condition })));
    });
    const missed = readers.flatMap(({ line, medicines, condition }) => {
      const { text, weight, isPersonal, inPlaceOf } = line;
      const answer = answerTo(medicines, condition ? [condition] : []) ?? expect.fail(text);
      const isIn = (lines: typeof answer.first) => lines.some((line) => line.text === text);
      const isHeard = isIn(answer.first) || (!isPersonal && isIn(answer.others));
      const isSaidOfDanger = weight !== 'danger' || answer.danger !== undefined;
      const isTakenBack = inPlaceOf === 'keepTaking' && answer.keepTaking.length > 0;
      return isHeard && isSaidOfDanger && !isTakenBack ? [] : [{ medicines, text, isHeard, isTakenBack }];
    });
    expect(missed).toEqual([]);
  },
);

test('M7 what is said because of a drink is under “Read this first”', () => {
  const { withMedicine, signs } = records.drinking;
  const melatonin = told([{ name: 'melatonin', types: ['herbal-sleep-aids'] }], ['drinking-lowest']);
  expect(melatonin.first).toContain(withMedicine.drowsy.text);
  const statin = told([{ name: 'Lipitor', types: ['statins'] }], ['drinking-lowest']);
  expect(statin.first).toContain(withMedicine.other.text);
  for (const { others } of [melatonin, statin])
    expect(others, 'someone who drinks a little').toEqual(expect.arrayContaining([signs.text]));
  const often = told([{ name: 'Lipitor', types: ['statins'] }], ['drinking-middle']);
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
  checkFirst.answer({ medicines: medicines.filter((medicine) => medicine !== undefined), conditions: [] })?.danger;
const added = (typed: string) => {
  const { picks = [] } = checkFirst.search(typed).options.find(({ label }) => label.startsWith('Add ')) ?? {};
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

test('a reason is said once of all that it’s about, also where only one of them has hours', () => {
  const excedrin = { name: 'Excedrin PM', types: ['nsaids', 'blood-thinners'] };
  const heparin = { name: 'heparin', types: ['blood-thinners'], notSwallowed: true };
  const { rows = [] } = answerTo([excedrin, heparin], []) ?? {};
  const texts = rows.find(({ title }) => title === 'Magnesium')?.reasons.map(({ text }) => text) ?? [];
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
});
