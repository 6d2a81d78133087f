import { expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { byId } from '../model/records.ts';
import { openData } from './open-data.ts';

const records = loadRecords();
const data = openData(records, loadConfig({}));

test('M6 every bottle with a ceiling gives its most in a day for all pieces together', () => {
  for (const { id, mostInADay } of data.adults.supplements) {
    const { ingredients } = byId(records.supplements, id);
    const capped = records.ingredients.filter((one) => one.ceiling && ingredients.includes(one.id));
    expect(mostInADay).toEqual(
      capped.map(({ id: ingredient, ceiling }) => ({ ingredient, amount: ceiling?.amount, unit: ceiling?.unit })),
    );
  }
});
