import type { Records } from '../model/records.ts';
import type { Ingredient } from '../model/ingredient.ts';

/** The medicine types and conditions that an ingredient has no answer for. */
export function unanswered(
  { interactions, cautions, noneFound }: Ingredient,
  { medicineTypes, conditions }: Pick<Records, 'medicineTypes' | 'conditions'>,
) {
  const types = new Set([...interactions.flatMap((interaction) => interaction.medicines), ...noneFound.medicines]);
  const answered = new Set([...cautions.flatMap((caution) => caution.conditions), ...noneFound.conditions]);
  return {
    medicines: medicineTypes.filter(({ id }) => !types.has(id)),
    conditions: conditions.filter(({ id }) => !answered.has(id)),
  };
}

/** The ingredients, each with "ask first" where it has no answer because it is new, or the medicine type is. */
export const withNewTypes = (
  ingredients: readonly Ingredient[],
  records: Pick<Records, 'medicineTypes' | 'conditions' | 'checkFirst'>,
): Ingredient[] =>
  ingredients.map((ingredient) => {
    const open = unanswered(ingredient, records);
    const medicines = open.medicines.filter(({ added }) => added ?? ingredient.added).map(({ id }) => id);
    const conditions = ingredient.added ? open.conditions.map(({ id }) => id) : [];
    const rest = { text: records.checkFirst.notLookedUp, references: [], own: true };
    return {
      ...ingredient,
      interactions: [
        ...ingredient.interactions,
        ...(medicines.length > 0
          ? [{ medicines, label: 'Any other medicine', result: 'ask-first' as const, ...rest }]
          : []),
      ],
      cautions: [
        ...ingredient.cautions,
        ...(conditions.length > 0
          ? [{ who: 'Anyone with another diagnosis', conditions, advice: 'ask-first' as const, ...rest }]
          : []),
      ],
    };
  });
