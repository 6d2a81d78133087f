import type { Built, BuiltCheck, BuiltProblem, Finding } from './built-check.ts';

/** What the checks found on a page, each at its place in their list. */
export interface PageFindings {
  path: string;
  findings: readonly Finding<unknown>[];
}

/** What one check noted of the pages. */
export const notesAt = (found: readonly PageFindings[], place: number): Map<string, unknown> =>
  new Map(
    found.flatMap(({ path, findings }) =>
      findings[place]?.note === undefined ? [] : [[path, findings[place].note] as const],
    ),
  );

/** Everything that is wrong: on each page, and across them. */
export function problemsIn(
  checks: readonly BuiltCheck[],
  found: readonly PageFindings[],
  built: Built,
): BuiltProblem[] {
  return checks.flatMap((check, place) => [
    ...found.flatMap(({ path, findings }) => (findings[place]?.problems ?? []).map((message) => ({ path, message }))),
    ...(check.end?.(notesAt(found, place), built) ?? []),
  ]);
}
