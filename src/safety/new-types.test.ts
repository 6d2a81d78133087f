import { expect, test } from 'vitest';
import { resultOn } from './results.ts';
import { matrixIsWhole } from '../rules/whole-matrix.ts';
import { loadRecords } from '../content-loader/records.ts';
import { byId } from '../model/records.ts';
import { withNewTypes } from './new-types.ts';

const records = loadRecords();

test('M3 a new medicine type starts as “ask first” for every supplement', () => {
  const type = { ...byId(records.medicineTypes, 'statins'), id: 'new-type', added: '2027-01-01' };
  const medicines = [...records.medicineTypes, type];
  const ingredients = withNewTypes(records.ingredients, { ...records, medicineTypes: medicines });
  expect(new Set(ingredients.map((ingredient) => resultOn(ingredient, 'new-type')?.kind))).toEqual(
    new Set(['ask-first']),
  );
  expect(matrixIsWhole({ ...records, ingredients, medicineTypes: medicines })).toEqual([]);
});
