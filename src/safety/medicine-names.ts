import type { MedicineName } from '../model/medicine-names.ts';
import type { Medicine } from '../model/ingredient.ts';
import { normalized } from '../text/texts.ts';

/** Whether a text contains a name in whole words: methylnaltrexone isn't naltrexone. */
export const containsName = (text: string, name: string): boolean =>
  ` ${normalized(text)} `.includes(` ${normalized(name)} `);

/** Every name of a medicine, the generic one first. */
export const namesIn = ({ generic, brands }: Pick<MedicineName, 'generic' | 'brands'>): string[] => [
  generic,
  ...brands,
];

/** A name of the A–Z list. */
export interface NameEntry {
  name: string;
  /** What a brand contains; omitted for a generic name. */
  generic?: string;
  types: readonly string[];
}

/** Everyday words, each once with every type that it may mean: “allergy pill” is one that makes sleepy, or one that does not. */
export function everydayWords(medicines: readonly Pick<Medicine, 'id' | 'everyday'>[]): NameEntry[] {
  const all = medicines.flatMap(({ id, everyday }) => everyday.map((name) => ({ name, id })));
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, sameName]) => ({
    name,
    types: sameName.map(({ id }) => id),
  }));
}

/** A letter of the A–Z list, with the names that begin with it. Names that begin with a digit are under “0–9”. */
interface NameLetter {
  letter: string;
  names: NameEntry[];
}

const letterOf = (name: string) => (/^\p{L}/u.test(name) ? (name[0] ?? '').toUpperCase() : '0–9');

/** All names, generic, brand and everyday, A–Z by letter. */
export function namesByLetter(medicineNames: readonly MedicineName[], medicines: readonly Medicine[]): NameLetter[] {
  const named = medicineNames.flatMap(({ generic, brands, types }): NameEntry[] => [
    { name: generic, types },
    ...brands.map((name) => ({ name, generic, types })),
  ]);
  const all = [...named, ...everydayWords(medicines)];
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, names]) => ({ letter, names }));
}

/** The medicines directly in a type, A–Z. */
export const namesOfType = (medicineNames: readonly MedicineName[], type: string): MedicineName[] =>
  medicineNames
    .filter(({ types }) => types.includes(type))
    .toSorted((a, b) => a.generic.localeCompare(b.generic, 'en', { sensitivity: 'base' }));
