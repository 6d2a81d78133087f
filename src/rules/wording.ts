import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { ownTexts, type Text } from '../model/every-text.ts';
import { wording, type WordingRow } from './wording-rows.ts';

const sentences = (text: string) => text.split(/(?<=[.!?…][”’)]?)\s+/);

/** The places where a row's pattern matches a sentence that its exception doesn't cover. */
export const findWording = (texts: readonly Text[], rows: readonly WordingRow[]): Problem[] =>
  texts.flatMap(({ file, field, text }) =>
    sentences(text).flatMap((sentence) =>
      rows.flatMap(({ pattern, unless, message }): Problem[] => {
        const found = pattern.exec(sentence)?.[0];
        return found === undefined || unless?.test(sentence) ? [] : [{ file, field, message: `“${found}” ${message}` }];
      }),
    ),
  );

/** Refuses the words that must never ship. A draft that's on no shelf yet may still contain its instructions. */
export function noFalsePromises(records: Records): Problem[] {
  const shelved = new Set(records.shelves.flatMap((shelf) => shelf.essays));
  return findWording(
    ownTexts({ ...records, essays: records.essays.filter(({ slug }) => shelved.has(slug)) }),
    wording.filter(({ severity }) => severity === 'error'),
  );
}
