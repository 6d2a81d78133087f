import type { MedicineName } from './schema/medicine-names.ts';
import type { Medicine } from './schema/protocol.ts';

/** Every name of a medicine, the generic one first. */
export const namesIn = ({ generic, brands }: Pick<MedicineName, 'generic' | 'brands'>): string[] => [
  generic,
  ...brands,
];

/** A name of the A–Z list. */
export interface NameEntry {
  name: string;
  /** What a brand holds; left out for a generic name. */
  generic?: string;
  families: readonly string[];
}

/** Everyday words, each once with every family that it may mean: “allergy pill” is one that makes sleepy, or one that does not. */
export function everydayWords(medicines: readonly Pick<Medicine, 'id' | 'everyday'>[]): NameEntry[] {
  const all = medicines.flatMap(({ id, everyday }) => everyday.map((name) => ({ name, id })));
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, found]) => ({
    name,
    families: found.map(({ id }) => id),
  }));
}

/** A letter of the A–Z list, with the names that begin with it. Names that begin with a digit stand under “0–9”. */
export interface NameLetter {
  letter: string;
  names: NameEntry[];
}

const letterOf = (name: string) => (/^\p{L}/u.test(name) ? (name[0] ?? '').toUpperCase() : '0–9');

/** All names, generic, brand and everyday, A–Z by letter. */
export function namesByLetter(medicineNames: readonly MedicineName[], medicines: readonly Medicine[]): NameLetter[] {
  const named = medicineNames.flatMap(({ generic, brands, families }): NameEntry[] => [
    { name: generic, families },
    ...brands.map((name) => ({ name, generic, families })),
  ]);
  const all = [...named, ...everydayWords(medicines)];
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, names]) => ({ letter, names }));
}

/** The medicines that stand in a family itself, A–Z. */
export const namesOfFamily = (medicineNames: readonly MedicineName[], family: string): MedicineName[] =>
  medicineNames
    .filter(({ families }) => families.includes(family))
    .toSorted((a, b) => a.generic.localeCompare(b.generic, 'en', { sensitivity: 'base' }));
