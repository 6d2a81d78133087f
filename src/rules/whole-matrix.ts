import { recordFile, singles, type Records } from '../model/records.ts';
import { isRuledOut, resultOn, resultRank, unknownType } from '../safety/results.ts';
import { currentDay } from '../site/dates.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';
import { unanswered } from '../safety/new-types.ts';

type Named = { id: string; name: string; broader: string[] };

/** Both halves of the matrix: what an ingredient says of medicine types, and of conditions. */
const halves = [
  { list: 'medicineTypes', field: 'interactions' },
  { list: 'conditions', field: 'cautions' },
] as const;

/** Refuses a medicine type or condition without an answer: silence would look like safety. */
export function matrixIsWhole(records: Records): Problem[] {
  const open = records.ingredients.map((ingredient) => ({ ingredient, ...unanswered(ingredient, records) }));
  const advice = `Add the line “added: ${currentDay()}”, and it’s “ask first” until someone looks it up.`;
  const isNew = (id: string) => open.every(({ medicines }) => medicines.some((type) => type.id === id));
  const newTypes = open.length > 0 ? records.medicineTypes.filter(({ id }) => isNew(id)) : [];
  return [
    ...newTypes.map(({ id }) =>
      problem(recordFile('medicineTypes', id), '', `no supplement has an answer for it. ${advice}`),
    ),
    ...open.flatMap(({ ingredient, medicines, conditions }) => {
      const missing = [...medicines.filter((type) => !newTypes.includes(type)), ...conditions].map(({ id }) => id);
      return problemIf(
        missing.length > 0,
        recordFile('ingredients', ingredient.id),
        '',
        `no answer for ${missing.join(', ')}. Look each up. If the ingredient is new: ${advice}`,
      );
    }),
  ];
}

/** Refuses “nothing found” for what no one can have looked for: medicines that are on no list, and a type added after the search. */
export const nothingIsFoundOnlyWhereLooked = ({ ingredients, medicineTypes }: Records): Problem[] =>
  ingredients.flatMap(({ id, noneFound }) =>
    medicineTypes
      .filter((type) => noneFound.medicines.includes(type.id))
      .filter((type) => type.id === unknownType || (type.added && noneFound.looked < type.added))
      .map((type) =>
        problem(
          recordFile('ingredients', id),
          'noneFound.medicines',
          type.added
            ? `“${type.id}” was added on ${type.added}, after this search (${noneFound.looked}). Take it out, and it stays “ask first”; or look up the whole list again and change “looked”.`
            : `"${type.id}" is every medicine that is on no list, so nobody has looked for it. Give it the result ask-first under interactions.`,
        ),
      ),
  );

/** Refuses a result that is weaker than that of a medicine type or condition which contains it. */
export function containedTypesAreAsStrict(records: Records): Problem[] {
  return records.ingredients.flatMap((ingredient) =>
    halves.flatMap(({ list, field }) =>
      records[list].flatMap(({ id, broader }: Named) =>
        broader.flatMap((wider): Problem[] => {
          const [inner, outer] = [resultOn(ingredient, id), resultOn(ingredient, wider)];
          if (!inner || !outer || resultRank(inner.kind) >= resultRank(outer.kind)) return [];
          return [
            problem(
              recordFile('ingredients', ingredient.id),
              field,
              `"${inner.kind}" for "${id}" is weaker than "${outer.kind}" for "${wider}", which contains it. Make it at least as strong.`,
            ),
          ];
        }),
      ),
    ),
  );
}

/** Words that say to keep taking what a reader's own doctor or midwife chose. */
const ownMidwife = 'your own doctor or midwife';

/**
 * Refuses an ingredient that isn't ruled out for everyone who skips the whole stack, and a sentence above those lines that leaves out
 * what the reader's own doctor or midwife chose. What is in no bottle is held to pregnancy alone.
 */
export function pregnancyIsAnswered({ ingredients, supplements, wholeStack, checkFirst }: Records): Problem[] {
  const inBottles = new Set(supplements.flatMap((supplement) => supplement.ingredients));
  const conditionsOf = (id: string) => [
    ...new Set(['pregnant', 'trying', ...(inBottles.has(id) ? wholeStack.whoSkipsConditions : [])]),
  ];
  const above = [
    { field: 'whoSkips', file: singles.wholeStack.file, text: wholeStack.whoSkips },
    { field: 'pregnancy.keep', file: singles.checkFirst.file, text: checkFirst.pregnancy.keep },
  ];
  return [
    ...ingredients.flatMap((ingredient) =>
      conditionsOf(ingredient.id)
        .filter((condition) => !isRuledOut(ingredient, condition))
        .map((condition) =>
          problem(
            recordFile('ingredients', ingredient.id),
            'cautions',
            `no line that rules it out for "${condition}". Add a caution with advice: dont-take.`,
          ),
        ),
    ),
    ...above
      .filter(({ text }) => !text.includes(ownMidwife))
      .map(({ file, field }) =>
        problem(
          file,
          field,
          `doesn’t say to keep taking what “${ownMidwife}” chose. Add it: the lines below rule supplements out.`,
        ),
      ),
  ];
}
