import { citationIndexOf } from '../evidence/citation-index.ts';
import { recordFile } from '../model/content-files.ts';
import { problem, type Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';

/** Refuses a claim that no page shows, as when the one sentence that cited it has been deleted. */
export function everyClaimIsShown(records: Records): Problem[] {
  const index = citationIndexOf(records);
  return records.claims
    .filter(({ id }) => !index.has(id))
    .map(({ id }) =>
      problem(
        recordFile('claims', id),
        '',
        `no page shows this claim. Cite it again where it belongs ([@${id}] in an essay, [claim:${id}] in a record), or delete this file.`,
      ),
    );
}
