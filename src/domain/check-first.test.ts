import { expect, test } from 'vitest';
import { cautionRows, checkFirstLines, medicineRows } from './check-first.ts';
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
});
const meets = (medicine: string, verdict: Interaction['verdict']): Interaction => ({
  medicine,
  verdict,
  text: `${verdict} ${medicine}`,
  references: ['a-source'],
});
const caution = (who: string, advice: Caution['advice']): Caution => ({
  who,
  advice,
  text: `${advice} for ${who}`,
  references: ['a-source'],
});
const medicines: Medicine[] = [
  { id: 'thyroid', name: 'Thyroid medicines', examples: '' },
  { id: 'statins', name: 'Statins', examples: '' },
];

test('the medicine table goes A–Z, and each ingredient stands once in each row', () => {
  const ingredients = [
    ingredient('magnesium', [meets('statins', 'ask-first')]),
    ingredient('ashwagandha', [meets('thyroid', 'do-not-mix')]),
    ingredient('coq10'),
  ];
  const rows = medicineRows(medicines, ingredients);
  expect(rows.map(({ medicine }) => medicine.name)).toEqual(['Statins', 'Thyroid medicines']);
  for (const { interactions, noneFound } of rows) {
    expect(
      [...interactions.map((interaction) => interaction.ingredient.id), ...noneFound.map(({ id }) => id)].sort(),
    ).toEqual(['ashwagandha', 'coq10', 'magnesium']);
  }
});

test('what must not be mixed comes before what is to be asked, and silence stands apart', () => {
  const [row] = medicineRows(medicines.slice(0, 1), [
    ingredient('silent'),
    ingredient('ask', [meets('thyroid', 'ask-first')]),
    ingredient('never', [meets('thyroid', 'do-not-mix')]),
  ]);
  expect(row?.interactions.map((interaction) => interaction.ingredient.id)).toEqual(['never', 'ask']);
  expect(row?.noneFound.map(({ id }) => id)).toEqual(['silent']);
});

test('cautions of one kind are gathered by reader', () => {
  const rows = cautionRows(
    [
      ingredient(
        'ashwagandha',
        [],
        [caution('Thyroid disease', 'avoid'), caution('Pregnant', 'avoid'), caution('Anyone', 'watch')],
      ),
      ingredient('melatonin', [], [caution('Pregnant', 'avoid'), caution('Epilepsy', 'ask-first')]),
    ],
    'avoid',
  );
  expect(rows.map(({ who, cautions }) => [who, ...cautions.map((entry) => entry.ingredient.id)])).toEqual([
    ['Pregnant', 'ashwagandha', 'melatonin'],
    ['Thyroid disease', 'ashwagandha'],
  ]);
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
    { words: 'Not for', names: ['under 18'], references: ['a-source'] },
    { words: 'Do not mix with', names: ['thyroid medicines'], references: ['a-source'] },
    { words: 'Ask first', names: ['pregnant'], references: ['a-source'] },
    { words: 'Ask first with', names: ['statins'], references: ['a-source'] },
  ]);
  expect(checkFirstLines([ingredient('plain')], medicines)).toEqual([]);
});
