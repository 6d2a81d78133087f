import { expect, test } from 'vitest';
import { byId } from '../model/records.ts';
import { loadRecords } from '../content-loader/records.ts';
import { sleepyTogether } from './results.ts';

const records = loadRecords();

test('S1 sleep gummies and sedatives: what the bottle, the day and the evening forbid, the medicine table forbids too', () => {
  const { homeScreen, stackScreen } = records;
  for (const text of [homeScreen.stack.drowsy, stackScreen.drowsy.join(' '), stackScreen.entryDrowsy.notWith])
    for (const words of ['alcohol', 'street drugs', sleepyTogether]) expect(text).toContain(words);
  const results = byId(records.ingredients, 'melatonin')
    .interactions.flatMap(({ medicines, result }) => medicines.map((id) => [id, result] as const))
    .filter(([id]) => id === 'sedatives-sleep' || byId(records.medicineTypes, id).broader.includes('sedatives-sleep'));
  expect(results.length).toBeGreaterThanOrEqual(6);
  expect(results.filter(([, result]) => result !== 'dont-take')).toEqual([]);
});

test('S1 the sentence on what makes people sleepy, which is open on the stack page, names one of every type', () => {
  const open = records.stackScreen.drowsy.join(' ').toLowerCase();
  for (const { id, name: type, sleepyName, everyday } of records.medicineTypes.filter((type) => type.sleepyName)) {
    const medicines = records.medicineNames.filter(({ types }) => types.includes(id));
    const names = [
      type.replace(/s$/, ''),
      ...everyday,
      ...medicines.flatMap(({ generic, brands }) => [generic, ...brands]),
    ];
    expect(
      names.filter((name) => open.includes(name.toLowerCase())),
      sleepyName,
    ).not.toEqual([]);
  }
});
