import { lowered } from './first-letter.ts';
import { byId } from './records.ts';
import type { Caution, Ingredient, Interaction, Medicine } from './schema/protocol.ts';

/** How strongly a caution is meant, in words. */
export const adviceWords: Record<Caution['advice'], string> = {
  avoid: 'Not for',
  'ask-first': 'Ask first',
  watch: 'Watch for',
};

/** How an ingredient and a family of medicines go together, in words. */
export const interactionWords: Record<Interaction['verdict'], string> = {
  'do-not-mix': 'Do not mix',
  'ask-first': 'Ask first',
};

/** What an ingredient does with a family of medicines, as our sources have it. */
export type MedicineInteraction = Pick<Interaction, 'verdict' | 'text' | 'references'> & { ingredient: Ingredient };

/** A row of the medicine table. Each ingredient stands in exactly one of the two lists. */
export interface MedicineRow {
  medicine: Medicine;
  /** The strongest verdict first. */
  interactions: MedicineInteraction[];
  /** Ingredients for which our sources say nothing. That is not the same as safe. */
  noneFound: Ingredient[];
}

const verdicts: readonly Interaction['verdict'][] = ['do-not-mix', 'ask-first'];

/** The medicine table: families A–Z, and beside each what it means for every ingredient. */
export function medicineRows(medicines: readonly Medicine[], ingredients: readonly Ingredient[]): MedicineRow[] {
  return [...medicines]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((medicine) => {
      const interactions = ingredients.flatMap((ingredient) =>
        ingredient.interactions
          .filter((interaction) => interaction.medicine === medicine.id)
          .map(({ verdict, text, references }): MedicineInteraction => ({ ingredient, verdict, text, references })),
      );
      return {
        medicine,
        interactions: interactions.sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict)),
        noneFound: ingredients.filter(
          (ingredient) => !interactions.some((interaction) => interaction.ingredient === ingredient),
        ),
      };
    });
}

/** Who a caution is for, and what it says of each ingredient. */
export interface CautionRow {
  who: string;
  cautions: (Pick<Caution, 'text' | 'references'> & { ingredient: Ingredient })[];
}

/** Cautions of one kind by the reader they are for, A–Z, so that a reader looks for themselves and not for a substance. */
export function cautionRows(ingredients: readonly Ingredient[], advice: Caution['advice']): CautionRow[] {
  const all = ingredients.flatMap((ingredient) =>
    ingredient.cautions
      .filter((caution) => caution.advice === advice)
      .map(({ who, text, references }) => ({ who, ingredient, text, references })),
  );
  return [...Map.groupBy(all, ({ who }) => who)]
    .map(([who, cautions]) => ({ who, cautions }))
    .sort((a, b) => a.who.localeCompare(b.who, 'en'));
}

const lineKinds = [
  { words: adviceWords.avoid, advice: 'avoid' },
  { words: `${interactionWords['do-not-mix']} with`, verdict: 'do-not-mix' },
  { words: adviceWords['ask-first'], advice: 'ask-first' },
  { words: `${interactionWords['ask-first']} with`, verdict: 'ask-first' },
] as const;

/** Who or which medicines one kind of caution names, each once, and what all of it rests on. */
export interface CheckFirstLine {
  words: string;
  names: string[];
  references: string[];
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];

/** What a reader has to hear of a bottle before anything else, strongest first and in few words. Kinds that name nobody are left out. */
export function checkFirstLines(ingredients: readonly Ingredient[], medicines: readonly Medicine[]): CheckFirstLine[] {
  return lineKinds
    .map((kind) => {
      const found = ingredients.flatMap(({ cautions, interactions }) =>
        'advice' in kind
          ? cautions
              .filter(({ advice }) => advice === kind.advice)
              .map(({ who, references }) => ({ name: who, references }))
          : interactions
              .filter(({ verdict }) => verdict === kind.verdict)
              .map(({ medicine, references }) => ({ name: byId(medicines, medicine).name, references })),
      );
      return {
        words: kind.words,
        names: unique(found.map(({ name }) => lowered(name))),
        references: unique(found.flatMap(({ references }) => references)),
      };
    })
    .filter(({ names }) => names.length > 0);
}
