import type { CautionShape } from './care.ts';
import { lowered } from './first-letter.ts';
import { byId } from './records.ts';
import type { Caution, Condition, Ingredient, Interaction, Medicine } from './schema/protocol.ts';
import { adviceWords, interactionWords, resultRank, type ResultKind } from './results.ts';

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

/** What an ingredient means for a medicine type or a condition; undefined for one that the matrix does not know. */
export function resultOn({ cautions, interactions, noneFound }: Ingredient, about: About): Result | undefined {
  if ('medicine' in about) {
    const found = interactions.find(({ medicines }) => medicines.includes(about.medicine));
    if (found) {
      const { verdict, text, references, own, hoursApart } = found;
      return { kind: verdict, text, references, own, ...(hoursApart && { hoursApart }) };
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

/** The conditions in their order, and beside each what it means for every ingredient. */
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

/** The same ingredient without those of its “not for” lines that name nobody but whom a page has named for all bottles. */
export const withoutNamed = (ingredient: Ingredient, named: readonly string[]): Ingredient => ({
  ...ingredient,
  cautions: ingredient.cautions.filter(
    ({ advice, conditions }) => advice !== 'avoid' || !conditions.every((condition) => named.includes(condition)),
  ),
});

const lineKinds = [
  { shape: 'not-for', words: adviceWords.avoid, advice: 'avoid' },
  { shape: 'not-for', words: `${interactionWords['do-not-mix']} with`, verdict: 'do-not-mix' },
  { shape: 'ask-first', words: adviceWords['ask-first'], advice: 'ask-first' },
  { shape: 'ask-first', words: `${interactionWords['ask-first']} with`, verdict: 'ask-first' },
] as const;

/** Who or which medicines one kind of caution names, each once, and what all of it rests on. */
export interface CheckFirstLine {
  shape: Exclude<CautionShape, 'call-now'>;
  words: string;
  names: string[];
  references: string[];
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];

/** What the types are called together that make people sleepy. */
export const sleepyTogether = 'anything that makes you sleepy';

/** The short names of the types that make people sleepy, in the order of what is mixed with none of them. */
export function sleepyTypes(ingredients: readonly Ingredient[], medicines: readonly Medicine[]): string[] {
  const never = ingredients
    .flatMap(({ interactions }) => interactions)
    .filter(({ verdict }) => verdict === 'do-not-mix');
  const ids = never.flatMap((interaction) => interaction.medicines);
  return medicines
    .filter(({ amongSleepy }) => amongSleepy !== undefined)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap(({ amongSleepy }) => amongSleepy ?? []);
}

/** How a line names the types that make people sleepy: each of them, or by their common name, where a page has named them. */
export type SleepyAs = 'each' | 'together';

/**
 * Types as one line names them. Where those that make people sleepy are all among them, they stand together, at the place
 * of the first; where one is not, each stands under its own name.
 */
function namedTogether(ids: readonly string[], medicines: readonly Medicine[], names: string): Map<string, string> {
  const sleepy = medicines.filter(({ amongSleepy }) => amongSleepy !== undefined);
  const isWhole = sleepy.length > 0 && sleepy.every(({ id }) => ids.includes(id));
  return new Map(isWhole ? sleepy.map(({ id }) => [id, names]) : []);
}

/** Whom one advice is for. Of whoever both ingredients of a bottle name, the stricter advice is said, and once. */
function whoIsAdvised(advice: Caution['advice'], ingredients: readonly Ingredient[]) {
  const cautions = ingredients.flatMap((ingredient) => ingredient.cautions);
  const stricter = advice === 'avoid' ? [] : cautions.filter((caution) => caution.advice === 'avoid');
  const named = new Set(stricter.flatMap(({ conditions }) => conditions));
  return cautions
    .filter((caution) => caution.advice === advice)
    .filter(({ conditions }) => {
      const isNew = conditions.length === 0 || conditions.some((condition) => !named.has(condition));
      conditions.forEach((condition) => named.add(condition));
      return isNew;
    })
    .map(({ who, references }) => ({ name: who, references }));
}

/** Which types one verdict is about. One that the bottle is not mixed with is not asked about too. */
function typesMet(
  verdict: Interaction['verdict'],
  ingredients: readonly Ingredient[],
  medicines: readonly Medicine[],
  sleepyAs: SleepyAs,
) {
  const all = ingredients.flatMap(({ interactions }) => interactions);
  const met = all.filter((one) => one.verdict === verdict);
  const stricter = verdict === 'do-not-mix' ? [] : all.filter((one) => one.verdict === 'do-not-mix');
  const refused = new Set(stricter.flatMap((interaction) => interaction.medicines));
  const ids = met.flatMap((interaction) => interaction.medicines).filter((id) => !refused.has(id));
  const each = sleepyAs === 'each' ? ` (${sleepyTypes(ingredients, medicines).join(', ')})` : '';
  const together = namedTogether(ids, medicines, sleepyTogether + each);
  return met.flatMap((interaction) => {
    const { label, references } = interaction;
    const own = interaction.medicines.filter((id) => !refused.has(id));
    const names = label ? [label] : own.map((id) => together.get(id) ?? byId(medicines, id).name);
    return names.map((name) => ({ name, references }));
  });
}

/** What a reader has to hear of a bottle before anything else, strongest first and in few words. Kinds that name nobody are left out. */
export function checkFirstLines(
  ingredients: readonly Ingredient[],
  medicines: readonly Medicine[],
  sleepyAs: SleepyAs = 'each',
): CheckFirstLine[] {
  return lineKinds
    .map((kind) => {
      const found =
        'advice' in kind
          ? whoIsAdvised(kind.advice, ingredients)
          : typesMet(kind.verdict, ingredients, medicines, sleepyAs);
      return {
        shape: kind.shape,
        words: kind.words,
        names: unique(found.map(({ name }) => lowered(name))),
        references: unique(found.flatMap(({ references }) => references)),
      };
    })
    .filter(({ names }) => names.length > 0);
}

/** The lines of a bottle with those who leave out every bottle as the first whom it is not for, also where it names nobody else. */
export function withEveryBottle(lines: readonly CheckFirstLine[], everyBottle: string): CheckFirstLine[] {
  const isFirst = ({ words }: CheckFirstLine) => words === adviceWords.avoid;
  const { references = [], names = [] } = lines.find(isFirst) ?? {};
  return [
    { shape: 'not-for', words: adviceWords.avoid, names: [everyBottle, ...names], references },
    ...lines.filter((line) => !isFirst(line)),
  ];
}
