import { resultOn, resultRank, type Result } from './check-first.ts';
import type { Ingredient, Medicine } from '../model/protocol.ts';

/** One place of the matrix: an ingredient, and what it means for the row. */
export type Cell = Result & { ingredient: Ingredient };

/** A row of the matrix: a medicine type, and a result for every ingredient, in the order of the ingredients. */
export interface MatrixRow {
  medicine: Medicine;
  cells: Cell[];
}

/** What every ingredient means for one medicine type. Throws for a hole in the matrix, which a checked set of records rules out. */
export function cellsOf(medicine: Pick<Medicine, 'id'>, ingredients: readonly Ingredient[]): Cell[] {
  return ingredients.map((ingredient) => {
    const result = resultOn(ingredient, { medicine: medicine.id });
    if (!result) throw new Error(`"${ingredient.id}" has no result for the medicine type "${medicine.id}"`);
    return { ...result, ingredient };
  });
}

/** The whole matrix, medicine types A–Z; “any other medicine” comes last. */
export function matrixRows(medicines: readonly Medicine[], ingredients: readonly Ingredient[]): MatrixRow[] {
  const isRest = ({ id }: Medicine) => id === 'other';
  return medicines
    .toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || a.name.localeCompare(b.name, 'en'))
    .map((medicine) => ({ medicine, cells: cellsOf(medicine, ingredients) }));
}

/** Cells with the strongest result first; equal ones keep their order. */
export const worstFirst = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((a, b) => resultRank(b.kind) - resultRank(a.kind));

/** An ingredient’s name as it fits over a column: “Melatonin (in sleep gummies)” is “Melatonin”. */
export const shortName = ({ name }: Pick<Ingredient, 'name'>): string => name.replace(/ \(.*$/, '');
