import { expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { openData } from './open-data.ts';

const data = openData(loadRecords(), loadConfig({}));

test('M6 every bottle with a ceiling gives its most in a day for all pieces together', () => {
  const most = new Map(data.adults.supplements.map(({ id, mostInADay }) => [id, mostInADay]));
  expect(most.get('sleep-gummies')).toEqual([{ ingredient: 'melatonin', amount: 5, unit: 'mg' }]);
  expect(most.get('ashwagandha')).toEqual([{ ingredient: 'ashwagandha', amount: 600, unit: 'mg' }]);
  expect(most.get('l-theanine')).toEqual([{ ingredient: 'l-theanine', amount: 400, unit: 'mg' }]);
  expect(most.get('coq10')).toEqual([]);
});

test('M5 the data says of which medicines nothing is swallowed, so that no one prints hours for a patch', () => {
  const kept = (names: readonly { generic: string; notSwallowed?: true | undefined }[]) =>
    names.filter(({ notSwallowed }) => notSwallowed).map(({ generic }) => generic);
  expect(kept(data.adults.medicineNames)).toEqual(kept(loadRecords().medicineNames));
  expect(kept(data.adults.medicineNames)).not.toEqual([]);
});
