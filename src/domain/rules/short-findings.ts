import { citationsIn } from '../citations.ts';
import { recordFile } from '../content-files.ts';
import type { Fault } from '../faults.ts';
import type { Records } from '../records.ts';
import { numbersIn } from './drawn-numbers.ts';

/** So many words stand in the margin of an essay in four short lines. */
const most = 14;

/**
 * Refuses a reference that an essay cites and that does not say in a few words what it found, and such words that are too many
 * or say a number that its finding does not. A verse is its own finding, so its place is enough.
 */
export function findingsAreShort({ references, essays }: Pick<Records, 'references' | 'essays'>): Fault[] {
  const cited = new Set(essays.flatMap(({ body }) => citationsIn(body)));
  return references.flatMap(({ id, kind, finding, inShort }): Fault[] => {
    const fault = (message: string) => [{ file: recordFile('references', id), field: 'inShort', message }];
    if (inShort === undefined)
      return cited.has(id) && kind !== 'scripture'
        ? fault(`an essay cites this source: say in at most ${most} words what it found, as its \`finding\` does.`)
        : [];
    const count = inShort.split(/\s+/).length;
    if (count > most) return fault(`“${inShort}” has ${count} words; at most ${most} stand in the margin.`);
    const known = new Set(numbersIn(finding));
    return numbersIn(inShort)
      .filter((number) => !known.has(number))
      .flatMap((number) => fault(`${number} does not stand in its \`finding\`. Say no more than the source does.`));
  });
}
