import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { everyText } from './strings.ts';

/** The length at which a text starts to look cramped in its place. Longer texts are warnings, never errors. */
const lengths: readonly { file: RegExp; field: RegExp; most: number; place: string }[] = [
  { file: /^protocol\/days\//, field: /^title$/, most: 40, place: 'its square on the wall poster' },
  { file: /^protocol\/days\//, field: /^badDay$/, most: 90, place: 'one line for a bad day' },
  { file: /^essays\//, field: /^title$/, most: 65, place: 'a search result' },
  { file: /^essays\//, field: /^excerpt$/, most: 200, place: 'its card in the library' },
  { file: /^essays\//, field: /^inShort$/, most: 180, place: 'the top of its page' },
  { file: /^shelves\.yaml$/, field: /\.name$/, most: 20, place: 'its button' },
  { file: /^evidence\/care-cards\//, field: /^ribbon$/, most: 120, place: 'a line that is read in passing' },
];

/** Warns of texts that may not fit their place. */
export const longTexts = (records: Records): Problem[] =>
  everyText(records).flatMap(({ file, field, text }) =>
    lengths
      .filter((length) => length.file.test(file) && length.field.test(field) && text.length > length.most)
      .map(({ most, place }) => ({
        file,
        field,
        message: `${text.length} characters; more than ${most} may not fit ${place}`,
      })),
  );
