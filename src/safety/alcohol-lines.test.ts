import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { linesFor } from './medicine-lines.ts';
import { checkFirstData } from './check-first-data.ts';

const records = loadRecords();
const data = checkFirstData(records);
const { drinking, checkFirst, medicineTypes } = records;
const { conditions, withMedicine, dontStop, levels, notAtAll } = drinking;

/** What someone is told who takes this type and checked these. */
const toldTo = (type: string | undefined, ...checked: string[]) =>
  linesFor(data, {
    medicines: type === undefined ? [] : [{ name: 'it', types: [type] }],
    conditions: checked.map((id) => ({ id, name: id })),
  }).map(({ text }) => text);

/** The types whose record says this of alcohol. */
const typesWith = (kind: string) => medicineTypes.filter(({ withAlcohol }) => withAlcohol === kind).map(({ id }) => id);

describe('M7 who hasn’t checked that they drink', () => {
  test.each(['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const)(
    'hears of alcohol with a medicine of the kind “%s”, and that whoever drinks on most days doesn’t stop alone',
    (kind) => {
      for (const type of typesWith(kind))
        expect(toldTo(type), type).toContain(`${withMedicine[kind].inShort} ${dontStop}`);
    },
  );

  test('hears as a parent of what may kill a child, and of nothing else', () => {
    const mayKill = [...typesWith('sedative'), ...typesWith('daily')];
    expect(mayKill).toEqual(expect.arrayContaining(['benzodiazepines', 'opioids', 'seizure']));
    for (const type of mayKill) expect(toldTo(type, 'under-18'), type).toContain(checkFirst.child.alcohol);
    for (const type of ['allergy', 'drowsy', 'other'].flatMap(typesWith))
      expect(toldTo(type, 'under-18'), type).not.toContain(checkFirst.child.alcohol);
  });
});

describe('M7 whoever drinks', () => {
  test('and shouldn’t drink at all hears the signs of withdrawal', () => {
    for (const reason of conditions.notAtAll)
      for (const { id: drinks } of records.conditions.filter(({ group }) => group === 'drinking'))
        expect(toldTo(undefined, reason, drinks), `${reason}, ${drinks}`).toEqual(
          expect.arrayContaining([notAtAll.signs.text]),
        );
  });

  test('or drank until recently hears that withdrawal may be ahead, whatever else they check', () => {
    for (const stopped of conditions.stopped)
      for (const { id } of records.conditions) {
        const { afterStopping, signs } = conditions.notAtAll.includes(id) ? notAtAll : drinking;
        const told = toldTo(undefined, stopped, id).join(' ');
        for (const text of [afterStopping, signs.text]) expect(told, id).toContain(text);
      }
  });

  test('heavily or on most days, with a medicine or an illness that makes withdrawal dangerous, is at the highest level', () => {
    const [highest, middle] = levels.map(({ advice }) => advice);
    for (const drinks of conditions.middle) {
      for (const type of ['diabetes', ...typesWith('sedative'), ...typesWith('daily')])
        expect(toldTo(type, drinks).join(' '), type).toContain(highest);
      for (const ill of conditions.ill) expect(toldTo(undefined, ill, drinks).join(' '), ill).toContain(highest);
      expect(toldTo('statins', drinks).join(' ')).toContain(middle);
    }
  });
});
