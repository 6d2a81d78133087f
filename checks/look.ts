import type { Built, BuiltCheck, BuiltFault, Seen } from './check.ts';

/** What the checks saw on a page, each at its place in their list. */
export interface Look {
  path: string;
  seen: readonly Seen<unknown>[];
}

/** What one check noted of the pages. */
export const notesOf = (looks: readonly Look[], place: number): Map<string, unknown> =>
  new Map(
    looks.flatMap(({ path, seen }) => (seen[place]?.note === undefined ? [] : [[path, seen[place].note] as const])),
  );

/** Everything that is wrong: on each page, and across them. */
export function faultsIn(checks: readonly BuiltCheck[], looks: readonly Look[], built: Built): BuiltFault[] {
  return checks.flatMap((check, place) => [
    ...looks.flatMap(({ path, seen }) => (seen[place]?.faults ?? []).map((message) => ({ path, message }))),
    ...(check.end?.(notesOf(looks, place), built) ?? []),
  ]);
}
