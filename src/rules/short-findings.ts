import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { numbersIn } from './drawn-numbers.ts';

/** Refuses a short finding with a number that the reference's whole finding doesn't contain. */
export function shortFindingsSayNoMore({ references }: Pick<Records, 'references'>): Problem[] {
  return references.flatMap(({ id, finding, inShort = '' }) => {
    const known = new Set(numbersIn(finding));
    return numbersIn(inShort)
      .filter((number) => !known.has(number))
      .map((number) => ({
        file: recordFile('references', id),
        field: 'inShort',
        message: `${number} isn't in \`finding\`. Say no more than the source does.`,
      }));
  });
}
