import { expect, test } from 'vitest';
import { readRecords } from '../records.ts';
import { answersFor, planFor, unknownFamily, type Reader } from '../domain/reader.ts';
import { toolData } from './tool-data.ts';

const records = readRecords();
const data = toolData(records);
const reader = (families: Record<string, string[]>, conditions: string[] = []): Reader => ({
  medicines: Object.entries(families).map(([name, of]) => ({ name, families: of })),
  conditions: conditions.map((id) => ({ id, name: id })),
});

test('M1 whoever names nothing is told nothing', () => {
  expect(answersFor(data, reader({}))).toEqual([]);
});

test('M1 the worst verdict comes first, and every ingredient is answered', () => {
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

test('M1 a combination is answered for each of its families, and two names with one reason share it', () => {
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
    const { families = [], notSwallowed } = alike ?? {};
    return { name, families, ...(notSwallowed && { notSwallowed }) };
  };
  expect(hours(of('insulin glargine'))).toEqual([[['insulin glargine'], undefined]]);
  expect(hours(of('metformin'))).toEqual([[['metformin'], 3]]);
  expect(hours(of('insulin glargine'), of('metformin'))).toEqual([[['insulin glargine', 'metformin'], 3]]);
  // Of these some forms are swallowed.
  for (const name of ['semaglutide', 'medroxyprogesterone', 'estradiol', 'sumatriptan'])
    expect(of(name).notSwallowed, name).toBeUndefined();
});

test('M1 of two numbers of hours for one medicine only the larger is left', () => {
  const { families = [] } = records.medicineNames.find(({ generic }) => generic === 'methotrexate') ?? {};
  const [magnesium] = answersFor(data, { medicines: [{ name: 'methotrexate', families }], conditions: [] }).filter(
    ({ ingredient }) => ingredient === 'Magnesium',
  );
  expect(magnesium?.reasons.flatMap(({ hours }) => hours ?? [])).toEqual([4]);
});

test('M7 beside disulfiram nothing is said of alcohol but what its own plan says', () => {
  const [first, ...others] = planFor(data, reader({ Antabuse: ['disulfiram'] }, ['drinks-most-days']));
  expect(first).toContain('no alcohol at all with disulfiram');
  expect(others).toEqual([]);
});

test('M1 of two medicines that are dangerous together both readers hear first, and nobody with one of them', () => {
  const said = (...families: string[]) => planFor(data, reader(Object.fromEntries(families.map((id) => [id, [id]]))));
  expect(said('benzodiazepines', 'opioids')[0]).toContain('the two together can kill');
  expect(said('benzodiazepines', 'statins').join()).not.toContain('together can kill');
  expect(said('opioids').join()).not.toContain('together can kill');
});

test('M3 where nothing was found the day stands with it, and for what', () => {
  const answers = answersFor(data, reader({ 'xyz 12': ['statins'] }));
  const nothing = answers.filter(({ kind }) => kind === 'none-found');
  expect(nothing.length).toBeGreaterThan(0);
  for (const { nothingFor, looked } of nothing) {
    expect(nothingFor).toEqual(['xyz 12']);
    expect(looked).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('M1 of a medicine that is not on our list no supplement is said to have nothing against it', () => {
  const answers = answersFor(data, {
    medicines: [{ name: 'Qwxyzine', families: [unknownFamily], isUnknown: true }],
    conditions: [],
  });
  expect(answers.length).toBeGreaterThan(0);
  for (const { kind, reasons, nothingFor } of answers) {
    expect(kind).not.toBe('none-found');
    expect(nothingFor).toEqual([]);
    expect(reasons.some(({ about }) => about.includes('Qwxyzine'))).toBe(true);
  }
});

test.each(['alcohol', 'drinks-most-days', 'drinks-heavily'])(
  'M7 whoever takes a medicine that makes sleepy and drinks (%s) hears of the two together before any bottle',
  (drinks) => {
    const { besideMedicine, notAtAll, breastfeeding } = records.drinking;
    const sedatives = ['benzodiazepines', 'opioids', 'sedatives-sleep', 'sedating-antihistamines', 'gabapentinoids'];
    for (const family of [...sedatives, 'antipsychotics', 'clozapine', 'seizure', 'sedating-antidepressants'])
      expect(planFor(data, reader({ it: [family] }, [drinks]))[0], family).toBe(besideMedicine.sedative.text);
    expect(planFor(data, reader({ it: ['benzodiazepines'] }))).not.toContain(besideMedicine.sedative.text);
    expect(planFor(data, reader({ chamomile: ['herbal-sleep-aids'] }, [drinks]))).toEqual([besideMedicine.drowsy.text]);
    for (const family of ['statins', 'blood-thinners', 'diabetes', 'liver-tested', unknownFamily])
      expect(planFor(data, reader({ it: [family] }, [drinks]))[0], family).toBe(besideMedicine.other.text);
    const both = planFor(data, reader({ Xanax: ['benzodiazepines'], Lipitor: ['statins'] }, [drinks]));
    expect(both).not.toContain(besideMedicine.other.text);
    for (const one of ['pregnant', 'trying', 'under-18'])
      expect(planFor(data, reader({}, [one, drinks]))).toEqual([notAtAll.text]);
    expect(planFor(data, reader({}, ['breastfeeding', drinks]))).toEqual([breastfeeding.text]);
  },
);

test('M7 disulfiram says what it does with alcohol, whether or not somebody ticks that they drink', () => {
  for (const conditions of [[], ['drinks-most-days']])
    expect(planFor(data, reader({ Antabuse: ['disulfiram'] }, conditions)).join(' ')).toContain(
      'no alcohol at all with disulfiram',
    );
});

test('M3 the data in the browser say what the records say, for every family and every condition', () => {
  for (const [index, ingredient] of records.ingredients.entries()) {
    const sent = data.ingredients[index];
    for (const { verdict, medicines, text } of ingredient.interactions)
      for (const id of medicines)
        expect(sent?.verdicts[sent.medicines[id] ?? -1]).toMatchObject({ kind: verdict, text });
    for (const id of ingredient.noneFound.medicines) expect(sent?.medicines[id]).toBeUndefined();
    for (const id of ingredient.noneFound.conditions) expect(sent?.conditions[id]).toBeUndefined();
  }
});
