import { expect, test } from 'vitest';
import { readRecords } from '../../content-loader/records.ts';
import { answersFor as answersOf, groupAlike, planFor, unknownType, type Reader } from '../../safety/reader.ts';
import { toolData } from './tool-data.ts';

const records = readRecords();
const data = toolData(records);
const { notChecked, drinking } = records.checkFirst;
const answersFor = (given: typeof data, reader: Reader) => answersOf(given, reader, notChecked);
const planOf = (id: string) => records.medicines.find((one) => one.id === id)?.plan;
const reader = (types: Record<string, string[]>, conditions: string[] = []): Reader => ({
  medicines: Object.entries(types).map(([name, of]) => ({ name, types: of })),
  conditions: conditions.map((id) => ({ id, name: id })),
});

test('M1 whoever names nothing is told nothing', () => {
  expect(answersFor(data, reader({}))).toEqual([]);
});

test('M1 the strongest result comes first, and every ingredient is answered', () => {
  const answers = answersFor(data, reader({ Synthroid: ['thyroid'], Xanax: ['benzodiazepines'] }, ['pregnant']));
  const rank = { 'none-found': 0, 'ask-first': 1, 'not-for': 2, 'do-not-mix': 2 };
  const ranks = answers.map(({ kind }) => rank[kind]);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(answers).toHaveLength(records.ingredients.length);
  for (const { reasons } of answers)
    expect(reasons.map(({ kind }) => rank[kind])).toEqual(
      reasons.map(({ kind }) => rank[kind]).toSorted((a, b) => b - a),
    );
});

test('M1 a combination is answered for each of its types, and two names with one reason share it', () => {
  const of = (one: Reader) => answersFor(data, one).find(({ ingredient }) => ingredient === 'Ashwagandha');
  const combination = of(reader({ Symbyax: ['antidepressants', 'antipsychotics'] }));
  expect(combination?.reasons.length).toBe(2);
  const shared = of(reader({ Zoloft: ['antidepressants'], Lexapro: ['antidepressants'] }));
  expect(shared?.reasons.map(({ about }) => about)).toEqual([['Zoloft', 'Lexapro']]);
});

test('M1 what is not swallowed gets no hours, and takes none from what is swallowed', () => {
  const hours = (...medicines: Reader['medicines']) =>
    answersFor(data, { medicines, conditions: [] })
      .find(({ ingredient }) => ingredient === 'Magnesium')
      ?.reasons.map(({ about, hours: apart }) => [about, apart]);
  const of = (name: string) => {
    const alike = data.names.find(({ names }) => names.some((written) => written.split('|')[0] === name));
    const { types = [], notSwallowed } = alike ?? {};
    return { name, types, ...(notSwallowed && { notSwallowed }) };
  };
  expect(hours(of('insulin glargine'))).toEqual([[['insulin glargine'], undefined]]);
  expect(hours(of('metformin'))).toEqual([[['metformin'], 3]]);
  expect(hours(of('insulin glargine'), of('metformin'))).toEqual([[['insulin glargine', 'metformin'], 3]]);
  // Of these some forms are swallowed.
  for (const name of ['semaglutide', 'medroxyprogesterone', 'estradiol', 'sumatriptan'])
    expect(of(name).notSwallowed, name).toBeUndefined();
});

test('M1 of two numbers of hours for one medicine only the larger is left', () => {
  const { types = [] } = records.medicineNames.find(({ generic }) => generic === 'methotrexate') ?? {};
  const [magnesium] = answersFor(data, { medicines: [{ name: 'methotrexate', types }], conditions: [] }).filter(
    ({ ingredient }) => ingredient === 'Magnesium',
  );
  expect(magnesium?.reasons.flatMap(({ hours }) => hours ?? [])).toEqual([4]);
});

test('M7 beside disulfiram nothing is said of alcohol but what its own plan says', () => {
  const [first, ...others] = planFor(data, reader({ Antabuse: ['disulfiram'] }, ['drinks-most-days']));
  expect(first).toBe(planOf('disulfiram'));
  expect(others).toEqual([drinking]);
});

test('M1 both readers of two medicines that are dangerous together hear it first, and no one with only one of them', () => {
  const together = records.medicines.find(({ id }) => id === 'benzodiazepines')?.beside?.text;
  const said = (...types: string[]) => planFor(data, reader(Object.fromEntries(types.map((id) => [id, [id]]))));
  expect(said('benzodiazepines', 'opioids')[0]).toBe(together);
  expect(said('benzodiazepines', 'statins')).not.toContain(together);
  expect(said('opioids')).not.toContain(together);
});

test('M3 where nothing was found the day we looked is there', () => {
  const answers = answersFor(data, reader({ 'xyz 12': ['statins'] }));
  const nothing = answers.filter(({ kind }) => kind === 'none-found');
  expect(nothing.length).toBeGreaterThan(0);
  for (const { reasons, looked } of nothing) {
    expect(reasons).toEqual([]);
    expect(looked).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('M1 M3 with a name that is not on our list every supplement is asked about, in one row', () => {
  const answers = answersFor(data, { medicines: [{ name: 'Qwxyzine', types: [], isUnknown: true }], conditions: [] });
  expect(answers).toHaveLength(records.ingredients.length);
  for (const { kind, reasons } of answers) {
    expect(kind).toBe('ask-first');
    expect(reasons).toMatchObject([{ about: ['Qwxyzine'], text: notChecked }]);
  }
  expect(groupAlike(answers)).toHaveLength(1);
});

test('M3 a medicine that is not on our list never gets a weaker result than one that no source names', () => {
  for (const ingredient of records.ingredients)
    for (const { medicines, result } of ingredient.interactions)
      if (medicines.includes(unknownType)) expect(result).toBe('ask-first');
  const other = answersFor(data, reader({ it: [unknownType] }));
  expect(other.map(({ kind }) => kind)).not.toContain('none-found');
});

test.each(['antibiotics', 'acid-reducers', 'cimetidine', 'quinolones', 'tetracyclines', 'rifampin'])(
  'M3 Ashwagandha with %s is asked about',
  (type) => {
    const [found] = answersFor(data, reader({ it: [type] })).filter(({ ingredient }) => ingredient === 'Ashwagandha');
    expect(found?.kind).toBe('ask-first');
  },
);

test('M3 an MAOI is never taken with dextromethorphan, 5-HTP or tryptophan, and says so alone too', () => {
  const { beside } = records.medicines.find(({ id }) => id === 'maois') ?? {};
  for (const other of ['dextromethorphan', 'serotonin-supplements'])
    expect(planFor(data, reader({ Nardil: ['maois'], it: [other] }))[0]).toBe(beside?.text);
  expect(planFor(data, reader({ Nardil: ['maois'] }))).toEqual([planOf('maois')]);
});

test.each(['alcohol', 'drinks-most-days', 'drinks-heavily'])(
  'M7 someone who drinks (%s) and takes a medicine that makes people sleepy is told about the two together, before any supplement',
  (drinks) => {
    const { besideMedicine, notAtAll, breastfeeding } = records.drinking;
    const sedatives = ['benzodiazepines', 'opioids', 'sedatives-sleep', 'sedating-antihistamines', 'gabapentinoids'];
    for (const type of [...sedatives, 'antipsychotics', 'clozapine', 'seizure', 'sedating-antidepressants'])
      expect(planFor(data, reader({ it: [type] }, [drinks]))[0], type).toBe(besideMedicine.sedative.text);
    expect(planFor(data, reader({ it: ['benzodiazepines'] }))).not.toContain(besideMedicine.sedative.text);
    expect(planFor(data, reader({ chamomile: ['herbal-sleep-aids'] }, [drinks]))).toEqual([
      besideMedicine.drowsy.text,
      drinking,
    ]);
    for (const type of ['statins', 'blood-thinners', 'diabetes', 'liver-tested', unknownType])
      expect(planFor(data, reader({ it: [type] }, [drinks]))[0], type).toBe(besideMedicine.other.text);
    const both = planFor(data, reader({ Xanax: ['benzodiazepines'], Lipitor: ['statins'] }, [drinks]));
    expect(both).not.toContain(besideMedicine.other.text);
    for (const one of ['pregnant', 'trying', 'under-18'])
      expect(planFor(data, reader({}, [one, drinks]))).toEqual([notAtAll.text, drinking]);
    expect(planFor(data, reader({}, ['breastfeeding', drinks]))).toEqual([breastfeeding.text, drinking]);
  },
);

test('M7 disulfiram says what it does with alcohol, whether or not the reader ticks that they drink', () => {
  for (const conditions of [[], ['drinks-most-days']])
    expect(planFor(data, reader({ Antabuse: ['disulfiram'] }, conditions))).toContain(planOf('disulfiram'));
});

test('M3 the data in the browser say what the records say, for every type and every condition', () => {
  for (const [index, ingredient] of records.ingredients.entries()) {
    const sent = data.ingredients[index];
    for (const { result, medicines, text } of ingredient.interactions)
      for (const id of medicines) expect(sent?.results[sent.medicines[id] ?? -1]).toMatchObject({ kind: result, text });
    for (const id of ingredient.noneFound.medicines) expect(sent?.medicines[id]).toBeUndefined();
    for (const id of ingredient.noneFound.conditions) expect(sent?.conditions[id]).toBeUndefined();
  }
});
