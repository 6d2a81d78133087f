import { verdictOn, type About } from '../domain/check-first.ts';
import { shortName } from '../domain/matrix.ts';
import { everydayWords } from '../domain/medicine-names.ts';
import type { VerdictPlaces, SentVerdict, ToolData, ToolName } from '../domain/reader.ts';
import type { MedicineName } from '../domain/schema/medicine-names.ts';
import type { Condition, Ingredient, Medicine } from '../domain/schema/protocol.ts';

/** What the matrix and the list of names say, for a browser. */
export function toolData({
  ingredients,
  medicines,
  conditions,
  medicineNames,
}: {
  ingredients: readonly Ingredient[];
  medicines: readonly Medicine[];
  conditions: readonly Condition[];
  medicineNames: readonly MedicineName[];
}): ToolData {
  return {
    ingredients: ingredients.map((ingredient) => {
      const verdicts: SentVerdict[] = [];
      const keys: string[] = [];
      const placeOf = (about: About) => {
        const found = verdictOn(ingredient, about);
        if (!found?.text || found.kind === 'none-found') return undefined;
        const sent: SentVerdict = {
          kind: found.kind,
          text: found.text,
          ...(found.own && { own: true as const }),
          ...(found.hoursApart && { hours: found.hoursApart.hours }),
        };
        const key = JSON.stringify(sent);
        if (!keys.includes(key)) {
          keys.push(key);
          verdicts.push(sent);
        }
        return keys.indexOf(key);
      };
      const places = (entries: readonly { id: string }[], about: (id: string) => About): VerdictPlaces =>
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
        verdicts,
      };
    }),
    families: Object.fromEntries(medicines.map(({ id, name }) => [id, name])),
    plan: Object.fromEntries(medicines.flatMap(({ id, plan }) => (plan ? [[id, plan]] : []))),
    names: [
      ...medicineNames.map(({ generic, brands, families }): ToolName => [generic, [...brands], [...families]]),
      ...everydayWords(medicines).map(({ name, families }): ToolName => [name, [], [...families]]),
    ],
  };
}
