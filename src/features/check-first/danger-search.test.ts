import { expect, test } from 'vitest';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor } from './offer.ts';

const records = readRecords();
const { names, conditions, dangers } = toolData(records);
const searches = { names: searchIn(names), conditions: conditionsIn(conditions), dangers: dangersIn(dangers) };
const offered = (typed: string) => offerFor(searches, typed);

test.each([
  ['I want to die', 'suicide'],
  ['suicidal on lexapro', 'suicide'],
  ['overdose', 'child-gummies'],
  ['I think I took too much', 'child-gummies'],
  ['my toddler ate gummies', 'child-gummies'],
  ['child ate melatonin', 'child-gummies'],
  ['chest pain', 'heart'],
  ['I can’t breathe', 'heart'],
  ["can't breathe", 'heart'],
  ['he is not breathing', 'heart'],
  ['won’t wake up', 'heart'],
  ['having a seizure', 'heart'],
  ['my son ate 5 gummies', 'child-gummies'],
  ['gave it twice', 'child-gummies'],
  ['took 20 tylenol', 'suicide'],
  ['took 100 tylenol', 'child-gummies'],
  ['I can’t wake him', 'heart'],
  ['afraid I will hurt my baby', 'suicide'],
])('M1 “%s” is answered with what to do and whom to call, and with nothing to add', (typed, id) => {
  const { saying, dangers: met = [], names: found, conditions: so, unknown } = offered(typed);
  expect(met.map((danger) => danger.id)).toContain(id);
  expect(met.flatMap(({ calls }) => calls.map(({ href }) => href))).toContain('tel:911');
  expect(saying).toContain(records.careCards.find((card) => card.id === id)?.ribbon);
  expect([...found, ...so, unknown]).toEqual([undefined]);
});

test.each([
  ['withdrawal', 'alcohol', undefined],
  ['stopped drinking', 'alcohol', 'alcohol'],
  ['withdrawal from paxil', 'medication', 'Paxil'],
  ['I’m 10 days off Xanax', 'medication', 'Xanax'],
  ['I am 3 days sober', 'alcohol', undefined],
])('M1 “%s” is answered with what to do today, and what stands beside it may still be added', (typed, id, other) => {
  const { dangers: met = [], names: found, conditions: so, unknown } = offered(typed);
  expect(met.map((danger) => danger.id)).toContain(id);
  expect(unknown).toBeUndefined();
  if (other) expect([...found.map(({ name }) => name), ...so.map((one) => one.id)]).toContain(other);
});

test.each([
  'I drink a whole bottle of wine a night',
  'will zoloft hurt my baby',
  'took 20 milligrams of prozac',
  'took the whole course of amoxicillin',
  'I can’t wake up in the morning',
])('M1 “%s” is no alarm: the answer that it needs is not hidden behind one', (typed) => {
  const { dangers: met = [], names: found, conditions: so } = offered(typed);
  expect(met.filter(({ isEmergency }) => isEmergency)).toEqual([]);
  if (!typed.includes('wake')) expect(found.length + so.length).toBeGreaterThan(0);
});

test('M1 a page of text is too long for a name and never for a danger', () => {
  expect(offered(`${'word '.repeat(900)} I want to die`).dangers).toHaveLength(1);
});

test('M1 no name on the list and nothing that may be so of a reader is taken for a danger', () => {
  const all = [
    ...names.flatMap(([generic, brands]) => [generic, ...brands]),
    ...conditions.flatMap(({ name, everyday }) => [name, ...everyday]),
  ];
  for (const typed of all) expect(offered(typed).dangers ?? [], typed).toEqual([]);
});
