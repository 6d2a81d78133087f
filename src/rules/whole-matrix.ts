import { recordFile } from '../model/content-files.ts';
import { resultOn, resultRank, type About } from '../safety/results.ts';
import type { Problem } from '../model/problems.ts';
import { notLookedUp } from '../safety/new-types.ts';
import { unknownType } from '../safety/reader.ts';
import type { Records } from '../model/records.ts';
import type { Ingredient } from '../model/protocol.ts';

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

/** “ask first” for all that an ingredient has no answer for, as it's written in its file. */
const blockFor = (medicines: readonly string[], conditions: readonly string[]): string =>
  [
    ...(medicines.length > 0
      ? [
          'interactions:',
          `  - medicines: [${medicines.join(', ')}]`,
          '    label: Any medicine',
          '    result: ask-first',
        ]
      : []),
    ...(medicines.length > 0 ? [`    text: ${notLookedUp}`, '    own: true'] : []),
    ...(conditions.length > 0
      ? [
          'cautions:',
          '  - who: Anyone with a diagnosis',
          `    conditions: [${conditions.join(', ')}]`,
          '    advice: ask-first',
        ]
      : []),
    ...(conditions.length > 0 ? [`    text: ${notLookedUp}`, '    own: true'] : []),
  ].join('\n');

/** Refuses an ingredient that has no answer for a medicine type or condition, or has two: silence would look like safety. */
export function matrixIsWhole(records: Matrix): Problem[] {
  const [ofMedicines, ofConditions] = halves;
  const holes = (ingredient: Ingredient, { list, answered }: (typeof halves)[number]) => {
    const known = new Set(answered(ingredient));
    return records[list].map(({ id }) => id).filter((id) => !known.has(id));
  };
  const isNew = (id: string) => records.ingredients.every((each) => holes(each, ofMedicines).includes(id));
  const newTypes = records.ingredients.length > 0 ? records.medicines.filter(({ id }) => isNew(id)) : [];
  const twice = records.ingredients.flatMap((ingredient) =>
    halves.flatMap(({ one, field, answered }) =>
      [...new Set(answered(ingredient).filter((id, index, all) => all.indexOf(id) !== index))].map((id): Problem => ({
        file: recordFile('ingredients', ingredient.id),
        field,
        message: `two answers for the ${one} “${id}”. Keep one of them.`,
      })),
    ),
  );
  const missing = records.ingredients.flatMap((ingredient): Problem[] => {
    const medicines = holes(ingredient, ofMedicines).filter((id) => !newTypes.some((type) => type.id === id));
    const conditions = holes(ingredient, ofConditions);
    if (medicines.length + conditions.length === 0) return [];
    return [
      {
        file: recordFile('ingredients', ingredient.id),
        field: '',
        message: `no answer for ${[...medicines, ...conditions].join(', ')}. Until they are looked up, paste this:\n${blockFor(medicines, conditions)}`,
      },
    ];
  });
  return [
    ...newTypes.map(({ id, name }) => ({
      file: recordFile('medicines', id),
      field: '',
      message: `no supplement has an answer for ${name}. Add the line “added: 2026-11-21” with today's date: each supplement then says “ask first” until somebody looks it up.`,
    })),
    ...missing,
    ...twice,
  ];
}

/** Refuses “nothing found” for a medicine that is on no list: no one can have looked for a medicine that no one has named. */
export const nothingIsFoundOnlyWhereLooked = ({ ingredients }: Pick<Records, 'ingredients'>): Problem[] =>
  ingredients
    .filter(({ noneFound }) => noneFound.medicines.includes(unknownType))
    .map(({ id }) => ({
      file: recordFile('ingredients', id),
      field: 'noneFound.medicines',
      message: `"${unknownType}" is every medicine that is on no list, so nobody has looked for it. Give it the result ask-first under interactions.`,
    }));

/** Refuses a result that is weaker than that of a medicine type or condition which contains it. */
export function containedTypesAreAsStrict(records: Matrix): Problem[] {
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

/** Refuses an ingredient that pregnancy does not rule out: people who are pregnant, or trying to be, take what their own doctor or midwife chose. */
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
