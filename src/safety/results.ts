import { formatDate } from '../site/dates.ts';
import { filled } from '../text/blanks.ts';
import type { CheckFirstTexts } from '../model/check-first.ts';
import type { Caution, Ingredient, Interaction, Medicine } from '../model/ingredient.ts';

/** What an ingredient means for a medicine type or a condition, the weakest first. `none-found` is never shown as safe. */
const kinds = ['none-found', 'ask-first', 'not-with-alcohol', 'dont-take'] as const;
export type ResultKind = (typeof kinds)[number];

/** A result or a caution in words, before its reason, the strongest first. */
export const resultWords: Record<ResultKind | Caution['advice'], string> = {
  'dont-take': 'Don’t take',
  'not-with-alcohol': 'Ask first, and don’t take it on a day with alcohol',
  'ask-first': 'Ask first',
  'none-found': 'We found no warning',
  watch: 'Watch for',
};

/** What is said where nothing was found, and when we looked: never that it's safe. */
export const foundNothing = (texts: CheckFirstTexts, looked: string): string =>
  filled(texts.nothingFound, formatDate(looked));

/** How far apart to take the two, where a pharmacist says yes. */
export const apart = (texts: CheckFirstTexts, hours: number): string => filled(texts.hoursApart, hours);

/** Greater is stronger. */
export const resultRank = (kind: ResultKind): number => kinds.indexOf(kind);

/** Results with the strongest first. Equal ones keep their order. */
export const strongestFirst = <R extends { kind: ResultKind }>(results: readonly R[]): R[] =>
  results.toSorted((a, b) => resultRank(b.kind) - resultRank(a.kind));

/** Results by their kind, the strongest first, so that each kind is said once. */
export const byResult = <R extends { kind: ResultKind }>(results: readonly R[]): [ResultKind, R[]][] => [
  ...Map.groupBy(strongestFirst(results), ({ kind }) => kind),
];

/** The condition of someone who drinks any amount. What it rules out, it rules out only on days with a drink. */
const alcohol = 'drinking-lowest';

/** The type of a medicine that has no type of its own. */
export const unknownType = 'other';

/** What an ingredient says about one medicine type or condition. */
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

type Answers = Pick<Ingredient, 'cautions' | 'interactions' | 'noneFound'>;

/**
 * What an ingredient means for a medicine type or a condition, by its id, which no two of them share; undefined for one that it has no
 * answer for.
 */
export function resultOn({ cautions, interactions, noneFound }: Answers, id: string): Result | undefined {
  const interaction = interactions.find(({ medicines }) => medicines.includes(id));
  if (interaction) return { ...interaction, kind: interaction.result };
  const caution = cautions.find(({ conditions }) => conditions.includes(id));
  if (caution?.advice === 'dont-take') return { ...caution, kind: id === alcohol ? 'not-with-alcohol' : 'dont-take' };
  if (caution) return { ...caution, kind: 'ask-first' };
  const isLookedUp = [...noneFound.medicines, ...noneFound.conditions].includes(id);
  return isLookedUp ? { kind: 'none-found', references: [], own: false, looked: noneFound.looked } : undefined;
}

/** Whether an ingredient is ruled out for a medicine type or a condition. */
export const isRuledOut = (ingredient: Answers, id: string): boolean => resultOn(ingredient, id)?.kind === 'dont-take';

/** A result with the ingredient that it's about. */
export type Cell = Result & { ingredient: Ingredient };

/**
 * What every ingredient means for one medicine type or condition. Throws where one has no answer, which a checked set of records rules
 * out.
 */
export function cellsOf(id: string, ingredients: readonly Ingredient[]): Cell[] {
  return ingredients.map((ingredient) => {
    const result = resultOn(ingredient, id);
    if (!result) throw new Error(`"${ingredient.id}" has no result for "${id}"`);
    return { ...result, ingredient };
  });
}

/** The whole matrix, medicine types A–Z; “any other medicine” comes last. */
export function matrixRows(
  medicines: readonly Medicine[],
  ingredients: readonly Ingredient[],
): { medicine: Medicine; cells: Cell[] }[] {
  const isRest = ({ id }: Medicine) => id === unknownType;
  return medicines
    .toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || a.name.localeCompare(b.name, 'en'))
    .map((medicine) => ({ medicine, cells: cellsOf(medicine.id, ingredients) }));
}

/** An ingredient’s name as it fits over a column: “Melatonin (sleep gummies)” is “Melatonin”. */
export const shortName = ({ name }: Pick<Ingredient, 'name'>): string => name.replace(/ \(.*$/, '');

/** An ingredient's name in a sentence: “a multivitamin”. */
export const nameInText = (ingredient: Pick<Ingredient, 'name' | 'inText'>): string =>
  ingredient.inText ?? shortName(ingredient);

/** Names in a sentence: “Ashwagandha, L-theanine, or melatonin”. */
export const inAList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en', { type }).format(names);

/** What the types are called together that make people sleepy. */
export const sleepyTogether = 'anything that makes you sleepy';

/** The short names of the types that make people sleepy, in the order of what is mixed with none of them. */
export function sleepyTypes(ingredients: readonly Ingredient[], medicines: readonly Medicine[]): string[] {
  const ids = ingredients
    .flatMap(({ interactions }) => interactions)
    .filter(({ result }) => result === 'dont-take')
    .flatMap((interaction) => interaction.medicines);
  return medicines
    .filter(({ sleepyName }) => sleepyName !== undefined)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap(({ sleepyName }) => sleepyName ?? []);
}
