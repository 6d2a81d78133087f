import { resultOn, type About } from '../../safety/check-first.ts';
import { shortName } from '../../safety/matrix.ts';
import { everydayWords, namesIn, planOf } from '../../safety/medicine-names.ts';
import type { AlcoholData, ResultPlaces, SentNames, SentResult, ToolData } from '../../safety/reader.ts';
import type { Records } from '../../model/records.ts';
import type { MedicineName } from '../../model/medicine-names.ts';
import type { Condition, Ingredient } from '../../model/protocol.ts';

/** Whether a condition is another one or lies within it, as heavy drinking lies within alcohol. */
function isWithin({ id, within }: Condition, other: string, conditions: readonly Condition[]): boolean {
  return id === other || conditions.some((one) => within.includes(one.id) && isWithin(one, other, conditions));
}

/** The conditions with their words. Whoever types a wider one may mean a narrower one: “wine” may be a glass or a bottle a day. */
const sentConditions = (conditions: readonly Condition[]): ToolData['conditions'] =>
  conditions.map((condition) => ({
    id: condition.id,
    name: condition.name,
    question: condition.question,
    everyday: conditions.filter(({ id }) => isWithin(condition, id, conditions)).flatMap(({ everyday }) => everyday),
  }));

type Named = Pick<MedicineName, 'generic' | 'brands' | 'types' | 'notSwallowed'>;

/** Names with the same types together, so that the ids are written once. */
const namesByTypes = (names: readonly Named[]): SentNames[] =>
  [...Map.groupBy(names, ({ types, notSwallowed }) => `${types.join()} ${notSwallowed}`).values()].map((alike) => ({
    types: [...(alike[0]?.types ?? [])],
    names: alike.map((one) => namesIn(one).join('|')),
    ...(alike[0]?.notSwallowed && { notSwallowed: true }),
  }));

/** An ingredient's results, each text once, and which medicine type or condition each is for. */
function sentIngredient(ingredient: Ingredient, { medicines, conditions }: Pick<Records, 'medicines' | 'conditions'>) {
  const results: SentResult[] = [];
  const placeOf = (about: About) => {
    const found = resultOn(ingredient, about);
    if (!found?.text || found.kind === 'none-found') return undefined;
    const sent: SentResult = {
      kind: found.kind,
      text: found.text,
      ...(found.own && { own: true as const }),
      ...(found.hoursApart && { hours: found.hoursApart.hours }),
    };
    const known = results.findIndex((one) => JSON.stringify(one) === JSON.stringify(sent));
    return known < 0 ? results.push(sent) - 1 : known;
  };
  const places = (entries: readonly { id: string }[], about: (id: string) => About): ResultPlaces =>
    Object.fromEntries(
      entries.flatMap(({ id }) => {
        const place = placeOf(about(id));
        return place === undefined ? [] : [[id, place]];
      }),
    );
  return {
    name: shortName(ingredient),
    looked: ingredient.noneFound.looked,
    medicines: places(medicines, (medicine) => ({ medicine })),
    conditions: places(conditions, (condition) => ({ condition })),
    results,
  };
}

/** What the results, the list of names and the emergency phrases say, for a browser. */
export function toolData(
  records: Pick<
    Records,
    'ingredients' | 'medicines' | 'conditions' | 'medicineNames' | 'drinking' | 'emergencyPhrases' | 'checkFirst'
  >,
): ToolData {
  const { ingredients, medicines, conditions, medicineNames, drinking, emergencyPhrases, checkFirst } = records;
  const beside = (kind: keyof AlcoholData['beside']) => ({
    types: medicines.filter(({ withAlcohol = 'other' }) => withAlcohol === kind).map(({ id }) => id),
    text: drinking.besideMedicine[kind].text,
  });
  return {
    ingredients: ingredients.map((ingredient) => sentIngredient(ingredient, records)),
    types: Object.fromEntries(medicines.map(({ id, name, one }) => [id, { name, one }])),
    together: medicines.flatMap(({ id, beside: other }) =>
      other ? [{ one: id, others: other.types, text: other.text }] : [],
    ),
    plan: Object.fromEntries(
      medicines.flatMap((medicine) => {
        const plan = planOf(medicine, medicines);
        return plan ? [[medicine.id, plan.text]] : [];
      }),
    ),
    names: namesByTypes([
      ...medicineNames,
      ...everydayWords(medicines).map(({ name, types }) => ({ generic: name, brands: [], types: [...types] })),
    ]),
    conditions: sentConditions(conditions),
    phrases: emergencyPhrases.map(({ says, past }) => ({ says, ...(past && { past }) })),
    alcohol: {
      conditions: conditions
        .filter((one) => isWithin(one, drinking.conditions.drinking, conditions))
        .map(({ id }) => id),
      beside: { sedative: beside('sedative'), drowsy: beside('drowsy'), other: beside('other') },
      inPlan: medicines.filter(({ withAlcohol }) => withAlcohol === 'plan').map(({ id }) => id),
      personal: [
        { conditions: drinking.conditions.notAtAll, text: drinking.notAtAll.text },
        { conditions: drinking.conditions.breastfeeding, text: drinking.breastfeeding.text },
      ],
      always: checkFirst.drinking,
    },
  };
}
