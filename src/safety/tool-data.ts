import type { MedicineName } from '../model/medicine-names.ts';
import type { Ingredient } from '../model/protocol.ts';
import type { Records } from '../model/records.ts';

/** What the tool needs in a browser: the records, without where each name was looked up. */
export type ToolData = Pick<Records, 'medicines' | 'conditions' | 'drinking' | 'checkFirst' | 'emergencyPhrases'> & {
  ingredients: Pick<Ingredient, 'name' | 'inText' | 'cautions' | 'interactions' | 'noneFound'>[];
  medicineNames: Pick<MedicineName, 'generic' | 'brands' | 'spellings' | 'types' | 'notSwallowed'>[];
};

/** The data of the tool, fetched when a reader uses it. */
export function toolData({ ingredients, medicineNames, ...records }: Records): ToolData {
  const { medicines, conditions, drinking, checkFirst, emergencyPhrases } = records;
  return {
    medicines,
    conditions,
    drinking,
    checkFirst,
    emergencyPhrases,
    ingredients: ingredients.map(({ name, inText, cautions, interactions, noneFound }) => {
      return { name, inText, cautions, interactions, noneFound };
    }),
    medicineNames: medicineNames.map(({ generic, brands, spellings, types, notSwallowed }) => {
      return { generic, brands, spellings, types, notSwallowed };
    }),
  };
}

/** A medicine on a reader's sheet. */
export interface ReaderMedicine {
  name: string;
  /** What it contains; left out for an everyday word, a medicine type and a name that isn't on our list. */
  generic?: string | undefined;
  /** Empty for a name that isn't on our list. */
  types: readonly string[];
  notSwallowed?: true | undefined;
}

/** What a reader has picked. */
export interface Reader {
  medicines: readonly ReaderMedicine[];
  conditions: readonly { id: string; name: string }[];
}
