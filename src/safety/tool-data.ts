import type { Records } from '../model/records.ts';

/** A record with some of its fields. */
export const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** What the tool needs in a browser, fetched when a reader uses it: the records, without where each name was looked up. */
export const toolData = (records: Records) => ({
  ...pick(records, ['medicineTypes', 'conditions', 'drinking', 'checkFirst', 'emergencyPhrases']),
  ingredients: records.ingredients.map((one) => pick(one, ['name', 'inText', 'cautions', 'interactions', 'noneFound'])),
  medicineNames: records.medicineNames.map((one) =>
    pick(one, ['generic', 'brands', 'spellings', 'types', 'notSwallowed']),
  ),
});
export type ToolData = ReturnType<typeof toolData>;

/** A medicine on a reader's sheet. */
export interface ReaderMedicine {
  name: string;
  /** What it contains; left out for an everyday word, a medicine type and a name that isn't on our list. */
  generic?: string | undefined;
  /** Empty for a name that isn't on our list. */
  types: readonly string[];
  notSwallowed?: true | undefined;
  /** The line that it was read from, if that is on the sheet, too: they may be one product. */
  partOf?: string | undefined;
}

/** What a reader has picked. */
export interface Reader {
  medicines: readonly ReaderMedicine[];
  conditions: readonly { id: string; name: string }[];
}
