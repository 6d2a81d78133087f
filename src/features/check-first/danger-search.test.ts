import { describe, expect, test } from 'vitest';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor } from './offer.ts';

// cspell:ignore pinesol lantus unconsious killmyself

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
])('M1 “%s” is answered with what to do and whom to call, and with nothing to add but a name', (typed, id) => {
  const { saying, dangers: met = [], conditions: so, unknown, onEnter } = offered(typed);
  expect(met.map((danger) => danger.id)).toContain(id);
  expect(met.flatMap(({ calls }) => calls.map(({ href }) => href))).toContain('tel:911');
  const card = records.careCards.find((one) => one.id === id);
  expect(saying).toContain(card?.said ?? card?.line);
  expect([...so, unknown, onEnter]).toEqual([undefined, undefined]);
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
  'my son found out he has adhd',
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
])('M1 “%s” is an emergency: the line of its card, and nothing to add but a name', (typed, id) => {
  const { dangers: met = [], conditions: so } = offered(typed);
  expect(met.map((danger) => danger.id)).toContain(id);
  expect(so).toEqual([]);
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

describe('M1 an overdose, a poison or a cry that was once answered as an ordinary name', () => {
  test.each([
    ...['child ate xanax', 'baby ate tylenol', 'toddler got into melatonin', 'my baby ate iron', 'my 6yo ate adderall'],
    ...['my son chewed my oxycontin', 'gave my kid adderall twice', 'my 6 year old took 3 melatonin'],
    ...['swallowed drano', 'swallowed hydrogen peroxide', 'swallowed glass', 'swallowed a quarter', 'drank pinesol'],
    ...['swallowed everything', 'i swallowed it all', 'swallowed 6 pills', 'swallowed about 5 xanax', 'drank drano'],
    ...['drank methanol', 'drank lighter fluid', 'drank rubbing alcohol', 'i took a lot of tylenol', 'took 8 ambien'],
    ...['i took 5 xanax and drank', 'had 12 tylenol today', 'popped a handful of xanax', 'took 10000mg tylenol'],
    ...['took 40 units of lantus instead of 10', 'took 20 mg xanax instead of 2', 'took 10,000 mg of tylenol'],
    ...['took insulin twice', 'took my eliquis twice', 'took lithium twice today', 'took methadone twice'],
    ...['she took pills', 'took the rest of the bottle', 'lost consciousness', 'unconsious', 'will not wake up'],
    ...['hard to wake', 'baby limp', "can't wake up my husband"],
  ])('“%s”: Poison Help and 911', (typed) => {
    const { dangers: met = [] } = offered(typed);
    expect(met.map(({ id }) => id)).toContain('child-gummies');
    expect(met.flatMap(({ calls }) => calls.map(({ href }) => href))).toContain('tel:911');
  });

  test.each([
    ...['want to sleep and never wake up', 'painless way to die', 'want 2 die', 'killmyself', 'i should be dead'],
    ...['i want to kill him', 'he is going to kill me', 'what will kill me with warfarin'],
    ...['i dont want to wake up in the morning', 'swallowed everything', 'took 8 ambien', 'she took pills'],
  ])('“%s”: 988 and 911', (typed) => {
    expect(offered(typed).dangers?.[0]?.calls.map(({ href }) => href)).toEqual(['tel:911', 'tel:988']);
  });

  test.each([
    'stool is black on warfarin',
    'nose bleed wont stop on eliquis',
    'mom fell and shes on warfarin',
    'dad on coumadin fell',
    'my mom is on eliquis and fell',
  ])('“%s”: help today, the number, and the blood thinner to add', (typed) => {
    const { dangers: met = [], names: found } = offered(typed);
    expect(met.flatMap(({ calls }) => calls.map(({ href }) => href))).toContain('tel:911');
    expect(found).toHaveLength(1);
  });
});

test('M1 what is said to whoever cannot be woken, or whose face droops, names just that', () => {
  for (const typed of ['cant wake my mom', 'passed out', 'hard time breathing'])
    expect(offered(typed).saying, typed).toContain('cannot be woken');
  expect(offered('face drooping').saying).toContain('drooping');
});

test('M1 violence at home is met where a person does it, and not where something hurts', () => {
  const met = (typed: string) => offered(typed).dangers?.map(({ id }) => id) ?? [];
  for (const typed of ['he is going to kill me', 'my husband hurts me', 'he said he will kill me'])
    expect(met(typed), typed).toContain('home');
  for (const typed of ['it hurts me to pee', 'what will kill me with warfarin'])
    expect(met(typed), typed).not.toContain('home');
});

test('M1 in an emergency a name that stands whole is offered below the calls, and none to whoever speaks of dying', () => {
  const found = (typed: string) => offered(typed).names.map(({ name }) => name);
  expect(found('took 10 lexapro')).toEqual(['Lexapro']);
  expect(found('had a seizure last year keppra')).toEqual(['Keppra']);
  expect(found('can you overdose on magnesium')).toEqual(['magnesium']);
  expect(found('ate gummies this morning can i take zoloft')).toEqual(['Zoloft']);
  expect(found('allergic reaction to penicillin').join()).toContain('penicillin');
  expect(found('suicidal on lexapro')).toEqual([]);
});
