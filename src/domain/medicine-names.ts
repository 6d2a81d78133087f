import type { MedicineName } from './schema/medicine-names.ts';

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

/** A letter of the A–Z list, with the names that begin with it. Names that begin with a digit stand under “0–9”. */
export interface NameLetter {
  letter: string;
  names: NameEntry[];
}

const letterOf = (name: string) => (/^\p{L}/u.test(name) ? (name[0] ?? '').toUpperCase() : '0–9');

/** All names, generic and brand, A–Z by letter. */
export function namesByLetter(medicineNames: readonly MedicineName[]): NameLetter[] {
  const all = medicineNames.flatMap(({ generic, brands, families }): NameEntry[] => [
    { name: generic, families },
    ...brands.map((name) => ({ name, generic, families })),
  ]);
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, names]) => ({ letter, names }));
}

/** The medicines that stand in a family itself, A–Z. */
export const namesOfFamily = (medicineNames: readonly MedicineName[], family: string): MedicineName[] =>
  medicineNames
    .filter(({ families }) => families.includes(family))
    .toSorted((a, b) => a.generic.localeCompare(b.generic, 'en', { sensitivity: 'base' }));
