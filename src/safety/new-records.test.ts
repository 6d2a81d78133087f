import { describe, expect, test } from 'vitest';
import { resultOn } from './results.ts';
import { matrixIsWhole } from '../rules/whole-matrix.ts';
import { loadRecords } from '../content-loader/records.ts';
import { helplineNumbersHaveASource } from '../rules/helpline-numbers.ts';
import { withNewTypes } from './new-types.ts';

const records = loadRecords();

describe('M3 a new medicine type', () => {
  const [first] = records.medicines;
  if (!first) throw new Error('no medicine types');
  const type = { ...first, id: 'new-type', added: '2027-01-01' };

  test('starts as “ask first” for every supplement', () => {
    const ingredients = withNewTypes(records.ingredients, { ...records, medicines: [...records.medicines, type] });
    expect(new Set(ingredients.map((each) => resultOn(each, { medicine: 'new-type' })?.kind))).toEqual(
      new Set(['ask-first']),
    );
    expect(matrixIsWhole({ ...records, ingredients, medicines: [...records.medicines, type] })).toEqual([]);
  });

  test('without its day it is one problem, with the line to paste', () => {
    const medicines = [...records.medicines, { ...type, added: undefined }];
    expect(matrixIsWhole({ ...records, medicines })).toEqual([
      expect.objectContaining({
        file: 'protocol/medicines/new-type.yaml',
        message: expect.stringContaining('added: '),
      }),
    ]);
  });
});

test('M3 a new supplement with its day is “ask first” for all that it has no answer for; without, it’s one problem', () => {
  const [first] = records.ingredients;
  if (!first) throw new Error('no ingredients');
  const noneFound = { ...first.noneFound, medicines: [], conditions: [] };
  const empty = { ...first, id: 'new', interactions: [], cautions: [], noneFound };
  const [filled] = withNewTypes([{ ...empty, added: '2027-01-01' }], records);
  expect(filled && new Set(records.medicines.map(({ id }) => resultOn(filled, { medicine: id })?.kind))).toEqual(
    new Set(['ask-first']),
  );
  expect(filled && new Set(records.conditions.map(({ id }) => resultOn(filled, { condition: id })?.kind))).toEqual(
    new Set(['ask-first']),
  );
  expect(matrixIsWhole({ ...records, ingredients: [...records.ingredients, empty] })).toHaveLength(1);
});

test.each(records.helplines.map(({ id }) => id))(
  'F4 the number of %s with one digit changed is refused, and no source that has the right one',
  (id) => {
    const helplines = records.helplines.map((line) =>
      line.id === id ? { ...line, call: line.call.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) } : line,
    );
    const files = helplineNumbersHaveASource({ ...records, helplines }).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set([`evidence/helplines/${id}.yaml`]));
  },
);
