import { expect, test } from 'vitest';
import { byId } from '../model/records.ts';
import { loadRecords } from '../content-loader/records.ts';
import { sleepyTogether } from './results.ts';

const records = loadRecords();

test('S1 sleep gummies and sedatives: what the bottle, the day and the evening forbid, the medicine table forbids too', () => {
  const { card } = byId(records.supplements, 'sleep-gummies');
  expect(card.notWith).toContain(sleepyTogether);
  expect(card.notFor.join()).toContain('alcohol');
  for (const words of [/alcohol/, /sedative|makes you sleepy/]) expect(records.homeScreen.stack.drowsy).toMatch(words);
  const results = byId(records.ingredients, 'melatonin')
    .interactions.flatMap(({ medicines, result }) => medicines.map((id) => [id, result] as const))
    .filter(([id]) => id === 'sedatives-sleep' || byId(records.medicines, id).broader.includes('sedatives-sleep'));
  expect(results.length).toBeGreaterThanOrEqual(6);
  expect(results.filter(([, result]) => result !== 'dont-take')).toEqual([]);
});
