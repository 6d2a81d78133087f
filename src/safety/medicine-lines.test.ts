import { expect, test } from 'vitest';
import { byId } from '../model/records.ts';
import { loadRecords } from '../content-loader/records.ts';
import { harmFor, keepTakingFor, linesFor, linesForType } from './medicine-lines.ts';
import { linesIn } from './record-lines.ts';
import { checkFirstData, type Reader } from './check-first-data.ts';
import { unknownType } from './results.ts';
import { answersFor } from './supplement-answers.ts';

const records = loadRecords();
const data = checkFirstData(records);
const textsFor = (...given: Parameters<typeof linesFor>) => linesFor(...given).map(({ text }) => text);
const { afterBreak, signs, levels } = records.drinking;
/** What a type says to everyone who takes it. */
const linesOf = (id: string) =>
  linesIn(records)
    .filter(({ types, names, isPersonal }) => types.includes(id) && names === 'all' && !isPersonal)
    .map(({ text }) => text);
const { hardToWake } = records.drinking;
const reader = (types: Record<string, string[]>, conditions: string[] = []): Reader => ({
  medicines: Object.entries(types).map(([name, of]) => ({ name, types: of })),
  conditions: conditions.map((id) => ({ id, name: id })),
});

/** What a type’s record says of it together with another type. */
const togetherWith = (id: string, secondType: string) =>
  linesIn(records).find((line) => line.type.id === id && line.with?.types.includes(secondType))?.text;

/** A reader who takes these, by their generic or brand names. */
const takes = (...names: string[]): Reader => ({
  medicines: names.map((name) => {
    const medicine = records.medicineNames.find(({ generic, brands }) => [generic, ...brands].includes(name));
    return { name, generic: medicine?.generic, types: medicine?.types ?? [] };
  }),
  conditions: [],
});

test('M1 the strongest result comes first, and every ingredient is answered', () => {
  const answers = answersFor(data, reader({ Synthroid: ['thyroid'], Xanax: ['benzodiazepines'] }, ['pregnant']));
  const rank = { 'none-found': 0, 'ask-first': 1, 'not-with-alcohol': 2, 'dont-take': 3 };
  const ranks = answers.map(({ kind }) => rank[kind]);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(answers).toHaveLength(records.ingredients.length);
  for (const { reasons } of answers)
    expect(reasons.map(({ kind }) => rank[kind])).toEqual(
      reasons.map(({ kind }) => rank[kind]).toSorted((a, b) => b - a),
    );
});

test('M1 a combination is answered for each of its types, and two names with one reason share it', () => {
  const of = (someReader: Reader) =>
    answersFor(data, someReader).find(({ ingredient }) => ingredient === 'Ashwagandha');
  const combination = of(reader({ it: ['antidepressants', 'diabetes'] }));
  expect(combination?.reasons.length).toBe(2);
  // What isn't taken at all needs no reason to ask.
  const refused = of(reader({ Symbyax: ['antidepressants', 'antipsychotics'] }));
  expect(refused?.reasons.map(({ kind }) => kind)).toEqual(['dont-take']);
  const shared = of(reader({ Zoloft: ['antidepressants'], Lexapro: ['antidepressants'] }));
  expect(shared?.reasons.map(({ about }) => about)).toEqual([['Zoloft', 'Lexapro']]);
});

test('M1 what is not swallowed gets no hours, and takes none from what is swallowed', () => {
  const hours = (...medicines: Reader['medicines']) =>
    answersFor(data, { medicines, conditions: [] })
      .find(({ ingredient }) => ingredient === 'Magnesium')
      ?.reasons.map(({ about, hours: apart }) => [about, apart]);
  const of = (name: string) => {
    const { types = [], notSwallowed } = records.medicineNames.find(({ generic }) => generic === name) ?? {};
    return { name, types, notSwallowed };
  };
  expect(hours(of('insulin glargine'))).toEqual([[['insulin glargine'], 0]]);
  expect(hours(of('metformin'))).toEqual([[['metformin'], 3]]);
  expect(hours(of('insulin glargine'), of('metformin'))).toEqual([
    [['insulin glargine'], 0],
    [['metformin'], 3],
  ]);
  // Of these some forms are swallowed.
  for (const name of ['semaglutide', 'medroxyprogesterone', 'estradiol', 'sumatriptan'])
    expect(of(name).notSwallowed, name).toBeUndefined();
});

test('M1 of two numbers of hours for one medicine only the larger is left', () => {
  const { types = [] } = records.medicineNames.find(({ generic }) => generic === 'methotrexate') ?? {};
  const [magnesium] = answersFor(data, { medicines: [{ name: 'methotrexate', types }], conditions: [] }).filter(
    ({ ingredient }) => ingredient === 'Magnesium',
  );
  expect(magnesium?.reasons.map(({ hours }) => hours)).toEqual([4, 0]);
});

test('M1 readers of two medicines that are dangerous together hear it first, and no one with only one of them', () => {
  const together = togetherWith('opioids', 'benzodiazepines');
  const textsOf = (...types: string[]) => textsFor(data, reader(Object.fromEntries(types.map((id) => [id, [id]]))));
  for (const type of ['benzodiazepines', 'sedatives-sleep', 'gabapentinoids', 'muscle-relaxants'])
    expect(linesFor(data, reader({ one: [type], two: ['opioids'] })).slice(0, 2)).toMatchObject([
      { text: hardToWake.text },
      { text: together, weight: 'danger', about: ['one', 'two'] },
    ]);
  expect(textsOf('sedating-antidepressants', 'benzodiazepines')).toContain(together);
  expect(textsOf('benzodiazepines', 'statins')).not.toContain(together);
  expect(textsOf('opioids')).not.toContain(together);
});

test.each([
  ['oxycodone', 'alprazolam'],
  ['oxycodone', 'clarithromycin'],
  ['citalopram', 'ondansetron'],
  ['citalopram', 'sotalol'],
  ['sertraline', 'amitriptyline'],
  ['sotalol', 'haloperidol'],
])('M2 what an answer calls dangerous of %s with %s is on the pages of both, once', (...names) => {
  const both = takes(...names);
  const dangers = linesFor(data, both).filter(({ weight }) => weight === 'danger');
  expect(dangers).not.toEqual([]);
  for (const id of both.medicines.flatMap(({ types }) => types))
    for (const { text } of dangers) {
      const page = linesForType(data, byId(records.medicineTypes, id)).filter((line) => line.text.endsWith(text));
      expect(page, `${id}: ${text}`).toHaveLength(1);
    }
});

test('M1 a supplement does not clash with itself, and what else speaks against it stays', () => {
  const of = (someReader: Reader, name: string) =>
    answersFor(data, someReader).find(({ ingredient }) => ingredient === name) ?? expect.fail(name);
  for (const name of ['CoQ10', 'Ashwagandha', 'magnesium'])
    expect(
      of(reader({ [name]: ['supplements-taken', 'herbal-sleep-aids'] }), name === 'magnesium' ? 'Magnesium' : name),
    ).toMatchObject({
      taken: [name],
      kind: 'ask-first',
      reasons: [],
    });
  expect(of(takes('melatonin'), 'Melatonin').reasons).toEqual([]);
  expect(of(reader({ 'sleep gummies': ['herbal-sleep-aids'] }), 'Melatonin').reasons).toEqual([]);
  expect(of(reader({ 'sleep gummies': ['herbal-sleep-aids'] }), 'Ashwagandha').kind).toBe('dont-take');
  const warfarin = of(reader({ CoQ10: ['supplements-taken'], warfarin: ['blood-thinners'] }), 'CoQ10');
  expect(warfarin.reasons.map(({ about }) => about)).toEqual([['warfarin']]);
});

test('M3 a medicine that is not on our list never gets a weaker result than one that no source names', () => {
  for (const ingredient of records.ingredients)
    for (const { medicines, result } of ingredient.interactions)
      if (medicines.includes(unknownType)) expect(result).toBe('ask-first');
  const unknown = answersFor(data, reader({ it: [unknownType] }));
  expect(unknown.map(({ kind }) => kind)).not.toContain('none-found');
});

test('M3 an MAOI alone says in the open that it’s never taken with dextromethorphan, 5-HTP or tryptophan', () => {
  const inTheOpen = linesFor(data, reader({ Nardil: ['maois'] })).filter(({ weight }) => weight !== 'more');
  for (const never of ['dextromethorphan', '5-HTP', 'tryptophan'])
    expect(inTheOpen.map(({ text }) => text).join(' ')).toContain(never);
});

test.each(['drinking-lowest', 'drank-once', 'drinking-middle', 'drinking-highest'])(
  'M7 whoever takes a medicine that makes sleepy and drinks (%s) hears of the two together before any bottle',
  (drinks) => {
    const { withMedicine, notAtAll } = records.drinking;
    const sedatives = ['benzodiazepines', 'opioids', 'sedatives-sleep', 'gabapentinoids', 'sedating-antidepressants'];
    const isSometimes = drinks === 'drinking-lowest' || drinks === 'drank-once';
    for (const type of sedatives)
      expect(textsFor(data, reader({ it: [type] }, [drinks])).slice(0, 2), type).toEqual([
        hardToWake.text,
        isSometimes ? withMedicine.sedative.text : withMedicine.sedative.onMostDays,
      ]);
    // A dose of these that is skipped can harm, too.
    for (const type of ['antipsychotics', 'clozapine', 'seizure', 'carbamazepine']) {
      const { text, onMostDays } = withMedicine.daily;
      expect(textsFor(data, reader({ it: [type] }, [drinks]))[0], type).toBe(isSometimes ? text : onMostDays);
    }
    expect(textsFor(data, reader({ it: ['benzodiazepines'] }))).not.toContain(withMedicine.sedative.text);
    const { text, onMostDays = '?' } = withMedicine.other;
    const ofDrinkers = isSometimes ? text : onMostDays;
    const ofOthers = drinks === 'drank-once' ? afterBreak : ofDrinkers;
    for (const type of ['statins', 'blood-thinners', 'liver-tested', unknownType])
      expect(textsFor(data, reader({ it: [type] }, [drinks])).join(' '), type).toContain(ofOthers);
    for (const condition of ['pregnant', 'trying', 'under-18']) {
      const texts = textsFor(data, reader({}, [condition, drinks]));
      const once = drinks === 'drank-once' ? notAtAll.order : `${notAtAll.order} ${notAtAll.text}`;
      expect(texts[0]).toBe(isSometimes ? once : notAtAll.often);
    }
  },
);

test('M7 whoever drinks on most days or heavily hears one order about it, and no one else is told to drink on', () => {
  const [highest = '?', middle = '?'] = levels.map(({ advice }) => advice);
  const often: [Reader, string][] = [
    [reader({}, ['drinking-highest']), highest],
    [reader({}, ['drinking-middle']), middle],
    [reader({}, ['drinking-highest', 'drinking-middle']), highest],
    [reader({}, ['drinking-middle', 'over-65']), highest],
    [reader({ it: ['opioids'] }, ['drinking-middle']), highest],
    [reader({ it: ['statins'] }, ['drinking-middle']), middle],
  ];
  for (const [drinker, order] of often) {
    const texts = textsFor(data, drinker);
    expect(texts.filter((text) => /(?:stop|cut down) (?:\w+ )*(?:suddenly|alone|on your own)/.test(text))).toHaveLength(
      1,
    );
    expect(texts.join(' ')).toContain(order);
    expect(texts).toContain(signs.text);
  }
  // Whoever hadn’t been drinking for weeks hears that they don’t have another, and nothing that could be read as “go on”.
  for (const medicines of [{}, { it: ['blood-thinners'] }, { it: ['diabetes'] }]) {
    const texts = textsFor(data, reader(medicines, ['drank-once', 'over-65']));
    expect(texts).toEqual(expect.arrayContaining([afterBreak, signs.text]));
    expect(texts.join(' ')).not.toMatch(/stop or cut down|stop drinking suddenly|before you stop/);
  }
});

const harmOf = (someReader: Reader): string[] => harmFor(data, someReader, linesFor(data, someReader));

test('M3 “keep taking” has an exception, whatever the medicine', () => {
  for (const { id, name } of records.medicineTypes)
    expect(harmOf(reader({ [name]: [id] })), id).toContain(records.checkFirst.harm);
});

test('M3 a medicine that nothing speaks against is kept', () => {
  const sertraline = takes('sertraline');
  expect(keepTakingFor(data, sertraline, linesFor(data, sertraline))).toEqual([
    { text: records.checkFirst.keepTaking },
  ]);
});

test('M3 a narrower type says at least what is special about its wider type', () => {
  for (const type of ['fluvoxamine', 'sedating-antidepressants'])
    expect(textsFor(data, reader({ it: [type] }))).toEqual(expect.arrayContaining(linesOf('antidepressants')));
  expect(textsFor(data, reader({ Xanax: ['benzodiazepines'] }))).toEqual(
    expect.arrayContaining(linesOf('sedatives-sleep')),
  );
});

test('M1 every blood thinner but aspirin has its line with a pain reliever', () => {
  const together = togetherWith('blood-thinners', 'nsaids');
  for (const { generic, types } of records.medicineNames)
    if (types.includes('blood-thinners') && !types.includes('nsaids'))
      expect(textsFor(data, takes(generic, 'ibuprofen')), generic).toContain(together);
});
