import { describe, expect, test } from 'vitest';
import { checkFirstLines, conditionRows, strongest, resultOn, withEveryBottle, withoutNamed } from './check-first.ts';
import type { Caution, Ingredient, Interaction, Medicine } from './schema/protocol.ts';

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
const meets = (medicine: string, verdict: Interaction['verdict']): Interaction => ({
  medicines: [medicine],
  verdict,
  text: `${verdict} ${medicine}`,
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

test('whom a page has named for all bottles a bottle does not name again, and nobody else is lost', () => {
  const both = { ...caution('kidney', 'avoid'), conditions: ['kidney', 'pregnant'] };
  const all = [caution('pregnant', 'avoid'), both, caution('pregnant', 'ask-first'), caution('drives', 'watch')];
  const { cautions } = withoutNamed(ingredient('magnesium', [meets('statins', 'do-not-mix')], all), ['pregnant']);
  expect(cautions).toEqual(all.slice(1));
});

test('H13 L2 the lines of a bottle: who leaves it alone first, medicines to ask about last, and each named once', () => {
  const lines = checkFirstLines(
    [
      ingredient(
        'multivitamin',
        [meets('statins', 'ask-first')],
        [caution('Pregnant', 'ask-first'), caution('Anyone', 'watch')],
      ),
      ingredient(
        'omega-3',
        [meets('statins', 'ask-first'), meets('thyroid', 'do-not-mix')],
        [caution('Under 18', 'avoid')],
      ),
    ],
    medicines,
  );
  expect(lines).toEqual([
    { shape: 'not-for', words: 'Not for', names: ['under 18'], references: ['a-source'] },
    { shape: 'not-for', words: 'Do not mix with', names: ['thyroid medicines'], references: ['a-source'] },
    { shape: 'ask-first', words: 'Ask first', names: ['pregnant'], references: ['a-source'] },
    { shape: 'ask-first', words: 'Ask first with', names: ['statins'], references: ['a-source'] },
  ]);
  expect(checkFirstLines([ingredient('plain')], medicines)).toEqual([]);
});

test('H13 L2 of whoever two ingredients of a bottle name, the stricter line stands, and once', () => {
  const both = { ...caution('Pregnant or nursing', 'avoid'), conditions: ['pregnant', 'nursing'] };
  const lines = checkFirstLines(
    [
      ingredient(
        'multivitamin',
        [meets('statins', 'do-not-mix')],
        [
          { ...caution('Pregnant', 'avoid'), conditions: ['pregnant'] },
          { ...caution('Nursing', 'avoid'), conditions: ['nursing'] },
        ],
      ),
      ingredient(
        'omega-3',
        [meets('statins', 'ask-first'), meets('thyroid', 'ask-first')],
        [both, { ...caution('Pregnant', 'ask-first'), conditions: ['pregnant'] }, caution('Under 18', 'ask-first')],
      ),
    ],
    medicines,
  );
  expect(lines.map(({ words, names }) => [words, names])).toEqual([
    ['Not for', ['pregnant', 'nursing']],
    ['Do not mix with', ['statins']],
    ['Ask first', ['under 18']],
    ['Ask first with', ['thyroid medicines']],
  ]);
});

describe('H13 S1 what makes people sleepy', () => {
  const types: Medicine[] = [
    ...medicines,
    {
      id: 'opioids',
      name: 'Strong pain medicines (opioids)',
      one: '',
      examples: '',
      everyday: [],
      within: [],
      references: [],
      amongSleepy: 'opioids',
    },
    {
      id: 'sleep',
      name: 'Sleep medicines',
      one: '',
      examples: '',
      everyday: [],
      within: [],
      references: [],
      amongSleepy: 'sleep medicines',
    },
  ];
  const namesOf = (ids: string[], verdict: Interaction['verdict'] = 'do-not-mix') =>
    checkFirstLines([ingredient('melatonin', [{ ...meets('', verdict), medicines: ids }])], types)[0]?.names;

  test('is one thing where a bottle is mixed with none of it, and each type is named in it', () => {
    expect(namesOf(['statins', 'sleep', 'thyroid', 'opioids'])).toEqual([
      'statins',
      'anything that makes you sleepy (sleep medicines, opioids)',
      'thyroid medicines',
    ]);
    expect(namesOf(['opioids', 'sleep'])).toEqual(['anything that makes you sleepy (opioids, sleep medicines)']);
  });

  test('is not said where one type of it is missing', () => {
    expect(namesOf(['sleep', 'thyroid'])).toEqual(['sleep medicines', 'thyroid medicines']);
  });
});

test('S1 who leaves out every bottle stands first, also in a bottle that names nobody else', () => {
  const [first] = withEveryBottle(checkFirstLines([ingredient('plain')], medicines), 'pregnant, under 18');
  expect(first).toEqual({ shape: 'not-for', words: 'Not for', names: ['pregnant, under 18'], references: [] });
  const lines = checkFirstLines(
    [ingredient('more', [meets('statins', 'do-not-mix')], [caution('Heart disease', 'avoid')])],
    medicines,
  );
  expect(withEveryBottle(lines, 'pregnant').map(({ words, names }) => [words, ...names])).toEqual([
    ['Not for', 'pregnant', 'heart disease'],
    ['Do not mix with', 'statins'],
  ]);
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
