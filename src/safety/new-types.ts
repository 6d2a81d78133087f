import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import type { Ingredient, Medicine } from '../model/protocol.ts';

type Matrix = Pick<Records, 'ingredients' | 'medicines'>;

/** What a supplement says about a type that no one has looked up with it. */
export const notLookedUp = 'Nobody has looked this up yet. Please ask a pharmacist first.';

const answered = ({ interactions, noneFound }: Ingredient) =>
  new Set([...interactions.flatMap(({ medicines }) => medicines), ...noneFound.medicines]);

/** The ingredients, each with "ask first" for the new medicine types that it has no answer for. */
export function withNewTypes(
  ingredients: readonly Ingredient[],
  medicines: readonly Pick<Medicine, 'id' | 'added'>[],
): Ingredient[] {
  const added = medicines.filter((medicine) => medicine.added).map(({ id }) => id);
  return ingredients.map((ingredient) => {
    const known = answered(ingredient);
    const open = added.filter((id) => !known.has(id));
    if (open.length === 0) return ingredient;
    const asked = { medicines: open, result: 'ask-first' as const, text: notLookedUp, references: [], own: true };
    return { ...ingredient, interactions: [...ingredient.interactions, asked] };
  });
}

/** Refuses "nothing found" for a type that was added after the search, since no one can have looked for it. */
export function nothingIsFoundBeforeItWasAdded({ ingredients, medicines }: Matrix): Problem[] {
  return ingredients.flatMap(({ id, noneFound }) =>
    medicines
      .filter(({ id: medicine, added }) => added && noneFound.medicines.includes(medicine) && noneFound.looked < added)
      .map(({ id: medicine, added }) => ({
        file: recordFile('ingredients', id),
        field: 'noneFound.medicines',
        message: `“${medicine}” was added on ${added ?? ''}, after this search (${noneFound.looked}). Take it out, and it stays “ask first”; or look up the whole list again and change “looked”.`,
      })),
  );
}
