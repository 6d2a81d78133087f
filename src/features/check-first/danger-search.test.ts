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
    ...names.flatMap(({ names: alike }) => alike.flatMap((written) => written.split('|'))),
    ...conditions.flatMap(({ name, everyday }) => [name, ...everyday]),
  ];
  for (const typed of all) expect(offered(typed).dangers ?? [], typed).toEqual([]);
});

test.each([
  ['180/120', 'heart'],
  ['blood pressure 190/120', 'heart'],
  ['my bp is 200 over 110', 'heart'],
  ['swollen face', 'heart'],
  ['anaphylaxis', 'heart'],
  ['slurred speech', 'heart'],
  ['took 10 melatonin gummies', 'child-gummies'],
  ['I might hit my kid', 'suicide'],
  ['hardly breathing', 'heart'],
  ['pain in my chest', 'heart'],
  ['lisinopril bp 190/120', 'heart'],
  ['he had a seizure', 'child-gummies'],
  ['child drank medicine', 'child-gummies'],
  ['my daughter is cutting herself', 'suicide'],
  ['chest tightness', 'heart'],
  ['convulsions', 'heart'],
  ['i dont want to live anymore', 'suicide'],
  ['my daughter took my adderall', 'child-gummies'],
  ['too much tylenol', 'child-gummies'],
])('M1 “%s” is an emergency: the line of its card, and nothing to add', (typed, id) => {
  const { dangers: met = [], names: found, conditions: so } = offered(typed);
  expect(met.map((danger) => danger.id)).toContain(id);
  expect([...found, ...so]).toEqual([]);
});

test.each([
  ['stopped xanax 2 days ago', 'medication', 'Xanax'],
  ['off klonopin 3 days', 'medication', 'Klonopin'],
  ['I quit vodka yesterday', 'alcohol', 'alcohol'],
  ['last drink 12 hours ago', 'alcohol', 'alcohol'],
  ['yellow eyes', 'stop', undefined],
  ['vomiting blood', 'see-a-clinician', undefined],
  ['bleeding that does not stop', 'see-a-clinician', undefined],
  ['came off effexor', 'medication', 'Effexor'],
  ['he hits me', 'home', undefined],
])(
  'M1 “%s” is answered with whom to call or when to stop, and what stands beside it may be added',
  (typed, id, other) => {
    const { dangers: met = [], names: found, conditions: so } = offered(typed);
    expect(met.map((danger) => danger.id)).toContain(id);
    if (other) expect([...found.map(({ name }) => name), ...so.map((one) => one.id)]).toContain(other);
  },
);

test('M1 a strength beside a name, and an ordinary reading, are no emergency', () => {
  for (const typed of [
    'augmentin 250/125',
    'bp 130/85',
    'advair 250/50',
    '120/80',
    'took 10 mg of melatonin',
    'heavy periods',
  ])
    expect(
      (offered(typed).dangers ?? []).filter(({ isEmergency }) => isEmergency),
      typed,
    ).toEqual([]);
});
