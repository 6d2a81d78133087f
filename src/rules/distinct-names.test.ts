import { expect, test } from 'vitest';
import type { MedicineName } from '../model/medicine-names.ts';
import type { Medicine } from '../model/protocol.ts';
import { medicineNames } from '../model/medicine-names.ts';
import { knownIds } from './known-ids.ts';
import { everydayWordsAreNoNames, medicineNamesAreWhole } from './distinct-names.ts';
import { recordsWith } from './testing.ts';

const medicine = (id: string, everyday: string[] = []): Medicine => ({
  id,
  name: `All ${id}`,
  one: '',
  examples: 'some',
  everyday,
  within: [],
  references: [],
});
const named = (generic: string, brands: string[], types: string[]): MedicineName => ({
  generic,
  brands,
  types,
  checked: ['FDA 019839'],
  seconded: 'https://label.example.org/',
});
const messages = (names: MedicineName[], types = ['statins']) =>
  medicineNamesAreWhole({ medicineNames: names, medicines: types.map((id) => medicine(id)) }).map(
    ({ message }) => message,
  );

test('M1 names that are each their own, in types that each have one, are fine', () => {
  expect(messages([named('atorvastatin', ['Lipitor'], ['statins'])])).toEqual([]);
});

test('M1 a name that’s listed twice is refused, whatever its capitals and punctuation', () => {
  expect(
    messages([named('atorvastatin', ['Lipitor'], ['statins']), named('rosuvastatin', ['LIPITOR'], ['statins'])]),
  ).toEqual(['“LIPITOR” is listed twice, under “atorvastatin” and “rosuvastatin”. Keep the right one.']);
  expect(messages([named('warfarin', ['Warfarin'], ['statins'])])).toHaveLength(1);
});

test('M2 a type without a name is refused', () => {
  expect(messages([named('atorvastatin', [], ['statins'])], ['statins', 'thyroid'])).toEqual([
    'The medicine type “thyroid” (All thyroid) has no names and no everyday words. Add one, or delete the type.',
  ]);
});

test('M1 an unknown type is refused by name', () => {
  const problems = knownIds(
    recordsWith({ medicines: [medicine('statins')], medicineNames: [named('atorvastatin', [], ['statin'])] }),
  );
  expect(problems).toMatchObject([{ file: 'protocol/medicine-names.yaml', field: '[0].types[0]' }]);
  expect(problems[0]?.message).toContain('Unknown medicine “statin”. Did you mean “statins”?');
});

test('M1 a name in no type, looked up nowhere, or seen by one reader alone, is refused', () => {
  expect(medicineNames.safeParse([named('atorvastatin', [], ['statins'])]).success).toBe(true);
  const { seconded, ...seenOnce } = named('atorvastatin', [], ['statins']);
  expect(seconded).not.toBe('');
  expect(medicineNames.safeParse([seenOnce]).success).toBe(false);
  expect(medicineNames.safeParse([{ ...named('atorvastatin', [], []) }]).success).toBe(false);
  expect(medicineNames.safeParse([{ ...named('atorvastatin', [], ['statins']), checked: [] }]).success).toBe(false);
  expect(medicineNames.safeParse([{ ...named('atorvastatin', [], ['statins']), checked: ['my memory'] }]).success).toBe(
    false,
  );
});

test('M1 an everyday word may mean two types, but isn’t the name of a medicine and is listed once in a type', () => {
  const problems = (medicines: Medicine[]) =>
    everydayWordsAreNoNames({ medicineNames: [named('atorvastatin', ['Lipitor'], ['statins'])], medicines });
  expect(problems([medicine('statins', ['heart pill']), medicine('thyroid', ['heart pill'])])).toEqual([]);
  expect(problems([medicine('statins', ['lipitor', 'heart pill', 'Heart pill'])])).toEqual([
    {
      file: 'protocol/medicines/statins.yaml',
      field: 'everyday[0]',
      message:
        '"lipitor" is the name of a medicine ("Lipitor" in protocol/medicine-names.yaml). Leave it out here, and add the type there.',
    },
    {
      file: 'protocol/medicines/statins.yaml',
      field: 'everyday[2]',
      message: '“Heart pill” is listed twice. Keep one.',
    },
  ]);
});
