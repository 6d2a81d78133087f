import { byId, type Records } from '../model/records.ts';
import { apart, shortName } from '../safety/results.ts';

/** Cautions or interactions of which each text is said once, for all that it’s about. */
const saidOnce = <One extends { text: string; references: string[]; own: boolean }>(
  all: readonly One[],
  namesOf: (reason: One) => readonly string[],
) =>
  [...Map.groupBy(all, ({ text }) => text)].map(([text, sameText]) => ({
    text,
    names: sameText.flatMap(namesOf),
    references: [...new Set(sameText.flatMap(({ references }) => references))],
    own: sameText.some(({ own }) => own),
  }));

/** What at least three ingredients say of medicines in the same words: the table of medicine types has which ones. */
export const sharedReasons = ({ ingredients, medicineTypes }: Records) => {
  const all = ingredients.flatMap(({ interactions }) => interactions);
  const typesOf = (text: string) =>
    all.filter((interaction) => interaction.text === text).flatMap(({ medicines }) => medicines);
  return saidOnce(
    ingredients.flatMap((ingredient) =>
      ingredient.interactions
        .filter(({ hoursApart }) => !hoursApart)
        .map((interaction) => ({ ...interaction, ingredient: shortName(ingredient) })),
    ),
    ({ ingredient }) => [ingredient],
  )
    .map((reason) => ({
      ...reason,
      names: [...new Set(reason.names)],
      types: [...new Set(typesOf(reason.text))].map((id) => byId(medicineTypes, id).name),
    }))
    .filter(({ names }) => names.length > 2);
};

/** Why an ingredient’s card says what it says, by what is to be done. Whom all of them are wrong for has a list of its own. */
export function reasonsOf(
  { medicineTypes, checkFirst, wholeStack }: Records,
  { cautions, interactions }: Records['ingredients'][number],
  shared: readonly string[],
) {
  const isForAll = ({ conditions }: { conditions: string[] }) =>
    conditions.some((id) => wholeStack.whoSkipsConditions.includes(id));
  const others = cautions.filter((caution) => !isForAll(caution));
  const about = ({ who }: { who: string }) => [who];
  const withText = interactions.map((interaction) => ({
    ...interaction,
    text: interaction.hoursApart
      ? `${interaction.text} ${apart(checkFirst, interaction.hoursApart.hours)}`
      : interaction.text,
  }));
  const types = ({ label, medicines }: (typeof withText)[number]) =>
    label ? [label] : medicines.map((id) => byId(medicineTypes, id).name);
  const cautioned = (advice: string) =>
    saidOnce(
      others.filter((caution) => caution.advice === advice),
      about,
    );
  const mixed = (result: string) =>
    saidOnce(
      withText.filter((interaction) => interaction.result === result && !shared.includes(interaction.text)),
      types,
    );
  return {
    skip: cautions.filter(isForAll),
    reasons: [
      { title: 'Don’t take it', items: cautioned('dont-take') },
      { title: 'Ask first', items: cautioned('ask-first') },
      { title: 'Good to know', items: cautioned('watch') },
      { title: 'Don’t mix it with', items: mixed('dont-take') },
      { title: 'Ask first if you take', items: mixed('ask-first') },
    ].filter(({ items }) => items.length > 0),
  };
}
