import { pick, type Records } from '../model/records.ts';

/** What Check first needs in a browser, fetched when a reader turns to it: the records, without where each name was looked up. */
export const checkFirstData = (records: Records) => ({
  ...pick(records, ['medicineTypes', 'conditions', 'drinking', 'checkFirst', 'emergencyPhrases']),
  ingredients: records.ingredients.map((ingredient) =>
    pick(ingredient, ['name', 'inText', 'cautions', 'interactions', 'noneFound']),
  ),
  medicineNames: records.medicineNames.map((medicine) =>
    pick(medicine, ['generic', 'brands', 'spellings', 'types', 'notSwallowed']),
  ),
});
export type CheckFirstData = ReturnType<typeof checkFirstData>;

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
