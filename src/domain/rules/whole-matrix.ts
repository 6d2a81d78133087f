import { recordFile } from '../content-files.ts';
import { resultOn, resultRank, type About } from '../check-first.ts';
import type { Problem } from '../problems.ts';
import { unknownType } from '../reader.ts';
import type { Records } from '../records.ts';
import type { Ingredient } from '../schema/protocol.ts';

type Matrix = Pick<Records, 'ingredients' | 'medicines' | 'conditions'>;
type Named = { id: string; name: string; within: string[] };

/** Both halves of the matrix: what an ingredient says of medicine types, and of conditions. */
const halves = [
  {
    one: 'medicine type',
    list: 'medicines',
    field: 'interactions',
    about: (id: string): About => ({ medicine: id }),
    answered: ({ interactions, noneFound }: Ingredient) => [
      ...interactions.flatMap(({ medicines }) => medicines),
      ...noneFound.medicines,
    ],
  },
  {
    one: 'condition',
    list: 'conditions',
    field: 'cautions',
    about: (id: string): About => ({ condition: id }),
    answered: ({ cautions, noneFound }: Ingredient) => [
      ...cautions.flatMap(({ conditions }) => conditions),
      ...noneFound.conditions,
    ],
  },
] as const;

/** Refuses an ingredient that says nothing of a medicine type or condition, or says two things: silence would look like safety. */
export function matrixIsWhole(records: Matrix): Problem[] {
  return records.ingredients.flatMap((ingredient) =>
    halves.flatMap(({ one, list, field, answered }) =>
      records[list].flatMap(({ id, name }: Named): Problem[] => {
        const times = answered(ingredient).filter((each) => each === id).length;
        if (times === 1) return [];
        return [
          {
            file: recordFile('ingredients', ingredient.id),
            field,
            message:
              times === 0
                ? `no result for the ${one} "${id}" (${name}). Add one; where our sources say nothing, add it to noneFound.${list}.`
                : `${times} results for the ${one} "${id}" (${name}). Keep one of them.`,
          },
        ];
      }),
    ),
  );
}

/** Refuses “nothing found” for a medicine that is on no list: nobody can have looked for what nobody has named. */
export const nothingIsFoundOnlyWhereLooked = ({ ingredients }: Pick<Records, 'ingredients'>): Problem[] =>
  ingredients
    .filter(({ noneFound }) => noneFound.medicines.includes(unknownType))
    .map(({ id }) => ({
      file: recordFile('ingredients', id),
      field: 'noneFound.medicines',
      message: `"${unknownType}" is every medicine that is on no list, so nobody has looked for it. Give it the result ask-first under interactions.`,
    }));

/** Refuses a result that is weaker than that of a medicine type or condition which contains it. */
export function verdictsHoldWithin(records: Matrix): Problem[] {
  return records.ingredients.flatMap((ingredient) =>
    halves.flatMap(({ list, field, about }) =>
      records[list].flatMap(({ id, within }: Named) =>
        within.flatMap((wider): Problem[] => {
          const [inner, outer] = [resultOn(ingredient, about(id)), resultOn(ingredient, about(wider))];
          if (!inner || !outer || resultRank(inner.kind) >= resultRank(outer.kind)) return [];
          return [
            {
              file: recordFile('ingredients', ingredient.id),
              field,
              message: `"${inner.kind}" for "${id}" is weaker than "${outer.kind}" for "${wider}", which contains it. Make it at least as strong.`,
            },
          ];
        }),
      ),
    ),
  );
}

const hourWords = /\b(?:\d+|one|two|three|four|six|eight|twelve|several|some)(?: (?:to|or) \w+)? hours?\b/i;

/** Refuses hours between a supplement and a medicine that no source gives. */
export function hoursHaveASource({ ingredients }: Pick<Records, 'ingredients'>): Problem[] {
  return ingredients.flatMap(({ id, interactions }) =>
    interactions.flatMap(({ text, hoursApart }, index): Problem[] => {
      const [hours] = hourWords.exec(text) ?? [];
      if (!hours === !hoursApart) return [];
      return [
        {
          file: recordFile('ingredients', id),
          field: `interactions[${index}].${hours ? 'hoursApart' : 'text'}`,
          message: hours
            ? `the text says “${hours}”, and no source is named for them. Add hoursApart with the hours and their references.`
            : `hoursApart has ${hoursApart?.hours}, and the text names no hours. Say them in the text.`,
        },
      ];
    }),
  );
}

/** Refuses an ingredient that pregnancy does not rule out: whoever is pregnant, or trying to be, takes what their own clinician chose. */
export function pregnancyIsAnswered({ ingredients }: Pick<Records, 'ingredients'>): Problem[] {
  return ingredients.flatMap((ingredient) =>
    ['pregnant', 'trying'].flatMap((condition): Problem[] => {
      const result = resultOn(ingredient, { condition });
      if (result?.kind === 'not-for' && result.text?.includes('your own doctor or midwife')) return [];
      return [
        {
          file: recordFile('ingredients', ingredient.id),
          field: 'cautions',
          message: `no line that rules it out for "${condition}". Add a caution with advice: avoid, which says that what “your own doctor or midwife” chose goes on.`,
        },
      ];
    }),
  );
}

/** Refuses a condition that is said to rule out the whole stack, and does not rule out each ingredient of its bottles. */
export function leftOutByAll({
  wholeStack,
  supplements,
  ingredients,
}: Pick<Records, 'wholeStack' | 'supplements' | 'ingredients'>): Problem[] {
  const ids = new Set(supplements.flatMap((supplement) => supplement.ingredients));
  const inBottles = ingredients.filter(({ id }) => ids.has(id));
  return wholeStack.conditions.flatMap((condition, index) =>
    inBottles
      .filter((ingredient) => resultOn(ingredient, { condition })?.kind !== 'not-for')
      .map(({ id }) => ({
        file: 'protocol/whole-stack.yaml',
        field: `conditions[${index}]`,
        message: `"${condition}" does not rule out ${id}, which is in a bottle. Take it out, or give ${id} a caution with advice: avoid.`,
      })),
  );
}
