import type { BuiltProblem } from './built-check.ts';

/** Words on a page that a check would refuse, and why they may stand. Somebody reviewed each; one that excuses nothing is refused. */
export interface Exception {
  /** The page; `*` for every page. */
  page: string;
  /** As it stands on the page, or a part of that. */
  text: string;
  reason: string;
}

/** Where some words stand in a text. */
function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
}

/** The places in the list of the exceptions that cover these words of a page; with an index, that cover what stands there. */
export function excusesFor(exceptions: readonly Exception[], page: string, text: string, at?: number): number[] {
  const covers = ({ text: excused }: Exception) =>
    at === undefined
      ? text.includes(excused)
      : placesOf(excused, text).some((start) => start <= at && at < start + excused.length);
  return exceptions.flatMap((exception, place) =>
    (exception.page === '*' || exception.page === page) && covers(exception) ? place : [],
  );
}

/** A problem for each entry that excused nothing: a stale one would excuse the next slip. Entries for pages that were not built are left alone. */
export function staleExceptions(
  exceptions: readonly Exception[],
  file: string,
  used: Iterable<number>,
  paths: ReadonlySet<string>,
): BuiltProblem[] {
  const inUse = new Set(used);
  return exceptions
    .filter((exception, place) => !inUse.has(place) && (exception.page === '*' || paths.has(exception.page)))
    .map(({ page, text }) => ({
      path: page,
      message: `${file} excuses “${text}”, which no longer stands here; delete the entry`,
    }));
}
