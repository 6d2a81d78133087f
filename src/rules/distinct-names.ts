import type { Problem } from '../model/problems.ts';
import { namesIn } from '../safety/medicine-names.ts';
import { recordFile } from '../model/content-files.ts';
import { lists, type Records } from '../model/records.ts';

const file = lists.medicineNames.file;

/** A name as a reader may type it: capitals and punctuation don’t make it another medicine. */
const typed = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Refuses a name that’s listed twice, and a type without a name that readers could find. Another rule refuses unknown types. */
export function medicineNamesAreWhole({
  medicineNames,
  medicines,
}: Pick<Records, 'medicineNames' | 'medicines'>): Problem[] {
  const seen = new Map<string, string>();
  const twice = medicineNames.flatMap((medicine, index) =>
    namesIn(medicine).flatMap((name): Problem[] => {
      const other = seen.get(typed(name));
      seen.set(typed(name), medicine.generic);
      return other === undefined
        ? []
        : [
            {
              file,
              field: `[${index}]`,
              message: `“${name}” is listed twice, under “${other}” and “${medicine.generic}”. Keep the right one.`,
            },
          ];
    }),
  );
  const named = new Set(medicineNames.flatMap(({ types }) => types));
  const empty = medicines
    .filter(({ id, everyday }) => !named.has(id) && everyday.length === 0)
    .map(({ id, name }) => ({
      file,
      field: 'types',
      message: `The medicine type “${id}” (${name}) has no names and no everyday words. Add one, or delete the type.`,
    }));
  return [...twice, ...empty];
}

/** Refuses an everyday word that’s also the name of a medicine, or is listed twice in a type: readers would see only one of the two. */
export function everydayWordsAreNoNames({
  medicineNames,
  medicines,
}: Pick<Records, 'medicineNames' | 'medicines'>): Problem[] {
  const names = new Map(medicineNames.flatMap((medicine) => namesIn(medicine).map((name) => [typed(name), name])));
  return medicines.flatMap(({ id, everyday }) =>
    everyday.flatMap((word, index): Problem[] => {
      const name = names.get(typed(word));
      const isSecond = everyday.findIndex((other) => typed(other) === typed(word)) < index;
      if (name === undefined && !isSecond) return [];
      return [
        {
          file: recordFile('medicines', id),
          field: `everyday[${index}]`,
          message:
            name === undefined
              ? `“${word}” is listed twice. Keep one.`
              : `"${word}" is the name of a medicine ("${name}" in ${file}). Leave it out here, and add the type there.`,
        },
      ];
    }),
  );
}
