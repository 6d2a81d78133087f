import { byId } from '../model/records.ts';
import type { Condition, Ingredient, Interaction, Medicine } from '../model/protocol.ts';
import { resultRank, type ResultKind } from './results.ts';

export { adviceWords, interactionWords, resultKinds, resultRank, resultWords, type ResultKind } from './results.ts';

/** What a result can be about. */
export type About = { medicine: string } | { condition: string };

/** What the matrix says in one place. */
export interface Result {
  kind: ResultKind;
  /** Left out where nothing was found. */
  text?: string;
  references: readonly string[];
  /** True for our own caution. */
  own: boolean;
  hoursApart?: Interaction['hoursApart'];
  /** The day we looked, where nothing was found. */
  looked?: string;
}

const foundNothing = (looked: string): Result => ({ kind: 'none-found', references: [], own: false, looked });

/** What an ingredient means for a medicine type or a condition; undefined if it isn’t in the matrix. */
export function resultOn({ cautions, interactions, noneFound }: Ingredient, about: About): Result | undefined {
  if ('medicine' in about) {
    const found = interactions.find(({ medicines }) => medicines.includes(about.medicine));
    if (found) {
      const { result, text, references, own, hoursApart } = found;
      return { kind: result, text, references, own, ...(hoursApart && { hoursApart }) };
    }
    return noneFound.medicines.includes(about.medicine) ? foundNothing(noneFound.looked) : undefined;
  }
  const found = cautions.find(({ conditions }) => conditions.includes(about.condition));
  if (found) {
    const { advice, text, references, own } = found;
    return { kind: advice === 'avoid' ? 'not-for' : 'ask-first', text, references, own };
  }
  return noneFound.conditions.includes(about.condition) ? foundNothing(noneFound.looked) : undefined;
}

/** The strongest of several results, for someone to whom several things apply; undefined for none. */
export const strongest = (results: readonly Result[]): Result | undefined =>
  results.toSorted((a, b) => resultRank(b.kind) - resultRank(a.kind))[0];

/** The medicine types that an interaction is about, as they are printed: “antibiotics; statins”, or its label where they are many. */
export const interactionNames = ({ label, medicines: ids }: Interaction, medicines: readonly Medicine[]): string[] =>
  label ? [label] : ids.map((id) => byId(medicines, id).name);

/** What an ingredient means for a condition, in a row of the table of conditions. */
export interface ConditionRow {
  condition: Condition;
  /** The strongest first; those for which nothing was found last. */
  results: (Result & { ingredient: Ingredient })[];
}

/** The conditions in order, each with what it means for every ingredient. */
export function conditionRows(conditions: readonly Condition[], ingredients: readonly Ingredient[]): ConditionRow[] {
  return conditions.map((condition) => ({
    condition,
    results: ingredients
      .flatMap((ingredient) => {
        const result = resultOn(ingredient, { condition: condition.id });
        return result ? [{ ...result, ingredient }] : [];
      })
      .sort((a, b) => resultRank(b.kind) - resultRank(a.kind)),
  }));
}

/** The common name for the types that make people sleepy. */
export const sleepyTogether = 'anything that makes you sleepy';

/** The short names of the types that make people sleepy, in the order of what is mixed with none of them. */
export function sleepyTypes(ingredients: readonly Ingredient[], medicines: readonly Medicine[]): string[] {
  const never = ingredients.flatMap(({ interactions }) => interactions).filter(({ result }) => result === 'do-not-mix');
  const ids = never.flatMap((interaction) => interaction.medicines);
  return medicines
    .filter(({ amongSleepy }) => amongSleepy !== undefined)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap(({ amongSleepy }) => amongSleepy ?? []);
}
