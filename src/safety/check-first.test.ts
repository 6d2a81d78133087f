import { expect, test } from 'vitest';
import { conditionRows, resultOn, sleepyTypes, strongest } from './check-first.ts';
import type { Caution, Ingredient, Interaction, Medicine } from '../model/protocol.ts';

const ingredient = (id: string, interactions: Interaction[] = [], cautions: Caution[] = []): Ingredient => ({
  id,
  order: 1,
  name: id,
  purpose: '',
  effect: '',
  certainty: '',
  studied: '',
  references: [],
  cautions,
  interactions,
  noneFound: { looked: '2026-11-22', medicines: ['statins'], conditions: ['kidney'] },
});
const meets = (medicine: string, result: Interaction['result']): Interaction => ({
  medicines: [medicine],
  result,
  text: `${result} ${medicine}`,
  references: ['a-source'],
  own: false,
});
const caution = (who: string, advice: Caution['advice']): Caution => ({
  who,
  conditions: advice === 'watch' ? [] : [who],
  advice,
  text: `${advice} for ${who}`,
  references: ['a-source'],
  own: false,
});
const medicines: Medicine[] = [
  { id: 'thyroid', name: 'Thyroid medicines', one: '', examples: '', everyday: [], within: [], references: [] },
  { id: 'statins', name: 'Statins', one: '', examples: '', everyday: [], within: [], references: [] },
];

test('S1 the types that make people sleepy are named in the order in which an ingredient refuses them', () => {
  const sleepy = (id: string, amongSleepy: string): Medicine => ({
    id,
    name: id,
    one: '',
    examples: '',
    everyday: [],
    within: [],
    references: [],
    amongSleepy,
  });
  const melatonin = ingredient('melatonin', [
    { ...meets('', 'do-not-mix'), medicines: ['sleep', 'statins', 'opioids'] },
  ]);
  const types = [...medicines, sleepy('opioids', 'opioids'), sleepy('sleep', 'sleep medicines')];
  expect(sleepyTypes([melatonin], types)).toEqual(['sleep medicines', 'opioids']);
});

test('M3 the matrix tells a stern result, a question and silence apart, and silence carries the day we looked', () => {
  const one = ingredient('one', [meets('thyroid', 'do-not-mix')], [caution('Pregnant', 'avoid')]);
  expect(resultOn(one, { medicine: 'thyroid' })).toMatchObject({ kind: 'do-not-mix', references: ['a-source'] });
  expect(resultOn(one, { condition: 'Pregnant' })).toMatchObject({ kind: 'not-for', text: 'avoid for Pregnant' });
  expect(resultOn(one, { medicine: 'statins' })).toEqual({
    kind: 'none-found',
    references: [],
    own: false,
    looked: '2026-11-22',
  });
  expect(resultOn(one, { medicine: 'unheard-of' })).toBeUndefined();
});

test('M3 of several results the strongest counts', () => {
  const one = ingredient('one', [meets('thyroid', 'ask-first')], [caution('Pregnant', 'avoid')]);
  const results = [{ medicine: 'statins' }, { medicine: 'thyroid' }, { condition: 'Pregnant' }].flatMap((about) => {
    const result = resultOn(one, about);
    return result ? [result] : [];
  });
  expect(results).toHaveLength(3);
  expect(strongest(results)?.kind).toBe('not-for');
  expect(strongest([])).toBeUndefined();
});

test('M1 a condition says something of every ingredient, the strongest first', () => {
  const [row] = conditionRows(
    [
      {
        id: 'kidney',
        order: 1,
        name: 'Kidney disease',
        question: 'I have kidney disease',
        everyday: [],
        within: [],
      },
    ],
    [ingredient('silent'), ingredient('never', [], [caution('kidney', 'avoid')])],
  );
  expect(row?.results.map(({ ingredient: { id }, kind }) => [id, kind])).toEqual([
    ['never', 'not-for'],
    ['silent', 'none-found'],
  ]);
});
