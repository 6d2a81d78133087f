import { citedIn } from '../evidence/cited.ts';
import { recordFile, type Records } from '../model/records.ts';
import { problem, type Problem } from '../problems/problems.ts';

/** Refuses a claim that nothing cites, as when the one sentence that cited it has been deleted. */
export function everyClaimIsCited({ claims, ...others }: Records): Problem[] {
  const cited = citedIn(others);
  return claims
    .filter(({ id }) => !cited.has(id))
    .map(({ id }) =>
      problem(
        recordFile('claims', id),
        '',
        `nothing cites this claim. Cite it again where it belongs ([@${id}] in an essay, [claim:${id}] in a record), or delete this file.`,
      ),
    );
}
