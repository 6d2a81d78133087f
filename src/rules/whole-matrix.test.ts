import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import type { Records } from '../model/records.ts';
import { ingredient as ingredientSchema, type Ingredient, type Interaction } from '../model/ingredient.ts';
import {
  hoursHaveASource,
  leftOutByAll,
  matrixIsWhole,
  nothingIsFoundOnlyWhereLooked,
  pregnancyIsAnswered,
  containedTypesAreAsStrict,
} from './whole-matrix.ts';

const records = loadRecords();
const rules = [
  matrixIsWhole,
  containedTypesAreAsStrict,
  nothingIsFoundOnlyWhereLooked,
  hoursHaveASource,
  pregnancyIsAnswered,
];
const problemsOf = (some: Records) =>
  rules.flatMap((rule) => rule(some)).map(({ file, message }) => `${file}: ${message}`);

/** The records with one ingredient changed. */
const changed = (id: string, change: (ingredient: Ingredient) => Ingredient): Records => ({
  ...records,
  ingredients: records.ingredients.map((each) => (each.id === id ? change(structuredClone(each)) : each)),
});

/** The same ingredient, its interaction with a medicine type changed. */
const withInteraction = (medicine: string, change: Partial<Interaction>) => (ingredient: Ingredient) => ({
  ...ingredient,
  interactions: ingredient.interactions.map((each) =>
    each.medicines.includes(medicine) ? { ...each, ...change } : each,
  ),
});

describe('M3 the matrix is whole', () => {
  test('M3 the records keep every rule', () => {
    expect(records.ingredients.length * records.medicines.length).toBeGreaterThan(250);
    expect(problemsOf(records)).toEqual([]);
  });

  test('M3 who is said to leave out the whole stack is ruled out by every bottle, or refused by name', () => {
    expect(leftOutByAll(records)).toEqual([]);
    const { wholeStack } = records;
    const problems = leftOutByAll({
      ...records,
      wholeStack: { ...wholeStack, conditions: [...wholeStack.conditions, 'gland-disease'] },
    });
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('"gland-disease" does not rule out coq10'),
    );
    expect(problems.filter(({ message }) => message.includes('ashwagandha'))).toEqual([]);
  });

  test('M3 a new type without an answer is refused once', () => {
    const problems = problemsOf({
      ...records,
      medicines: [
        ...records.medicines,
        {
          id: 'gout',
          name: 'Gout medicines',
          one: 'a gout medicine',
          examples: 'allopurinol',
          everyday: [],
          within: [],
          references: [],
        },
      ],
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/no supplement has an answer/);
  });

  test('M3 a condition taken out of the matrix is refused by name', () => {
    const problems = problemsOf(
      changed('coq10', (it) => ({
        ...it,
        noneFound: { ...it.noneFound, conditions: it.noneFound.conditions.filter((id) => id !== 'kidney-disease') },
      })),
    );
    expect(problems).toEqual([expect.stringMatching(/coq10\.yaml: no answer for kidney-disease/)]);
  });

  test('M3 two results for one medicine type are refused', () => {
    const problems = problemsOf(
      changed('coq10', (it) => ({
        ...it,
        noneFound: { ...it.noneFound, medicines: [...it.noneFound.medicines, 'diabetes'] },
      })),
    );
    expect(problems).toEqual([expect.stringMatching(/two answers for the medicine type “diabetes”/)]);
  });

  test('M3 a result weaker than that of a wider medicine type is refused', () => {
    const problems = problemsOf(changed('ashwagandha', withInteraction('gabapentinoids', { result: 'ask-first' })));
    expect(problems).toEqual([
      expect.stringMatching(/"ask-first" for "gabapentinoids" is weaker than "do-not-mix" for "sedatives-sleep"/),
    ]);
  });

  test('M3 hours without a source, and a source of hours without hours, are refused', () => {
    const { hoursApart, ...bare } = records.ingredients
      .find(({ id }) => id === 'magnesium')
      ?.interactions.find(({ medicines }) => medicines.includes('statins')) as Interaction;
    expect(hoursApart?.hours).toBeGreaterThan(0);
    const replaceStatins = (by: Interaction) =>
      changed('magnesium', (it) => ({
        ...it,
        interactions: it.interactions.map((each) => (each.medicines.includes('statins') ? by : each)),
      }));
    expect(problemsOf(replaceStatins(bare))).toEqual([
      expect.stringMatching(/says “two hours”, and no source is named/),
    ]);
    expect(problemsOf(changed('magnesium', withInteraction('statins', { text: 'Keep them apart.' })))).toEqual([
      expect.stringMatching(/hoursApart has \d, and the text names no hours/),
    ]);
  });

  test.each(['pregnant', 'trying'])('M3 an ingredient without its line for "%s" is refused', (condition) => {
    const problems = problemsOf(
      changed('l-theanine', (it) => ({
        ...it,
        cautions: it.cautions.map((each) =>
          each.conditions.includes(condition) ? { ...each, advice: 'ask-first' as const } : each,
        ),
      })),
    );
    expect(problems).toEqual([
      expect.stringContaining(`l-theanine.yaml: no line that rules it out for "${condition}"`),
    ]);
  });

  test('M3 “nothing found” for a medicine that is on no list is refused: nobody has looked', () => {
    const problems = problemsOf(
      changed('coq10', (it) => ({
        ...it,
        interactions: it.interactions.map((each) => ({
          ...each,
          medicines: each.medicines.filter((medicine) => medicine !== 'other'),
        })),
        noneFound: { ...it.noneFound, medicines: [...it.noneFound.medicines, 'other'] },
      })),
    );
    expect(problems).toEqual([expect.stringMatching(/coq10\.yaml: "other" is every medicine/)]);
  });

  test('M3 a sentence that rests on nothing, and is not marked as our own, is refused', () => {
    const [melatonin] = records.ingredients.filter(({ id }) => id === 'melatonin');
    const { id, ...record } = withInteraction('fluvoxamine', { own: false, references: [] })(melatonin as Ingredient);
    expect(id).toBe('melatonin');
    const result = ingredientSchema.safeParse(record);
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'name what it rests on; where it is our own caution, write `own: true`',
    ]);
  });
});
