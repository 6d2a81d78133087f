import type { BuiltFault } from './index.ts';

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

/** A list of exceptions in use: what it excuses, and which of its entries excused nothing. */
export function reviewed(exceptions: readonly Exception[], file: string) {
  const used = new Set<Exception>();
  return {
    /** True where an exception covers these words of a page; with an index, where it covers what stands there. */
    isExcused(page: string, text: string, at?: number): boolean {
      const covers = ({ text: excused }: Exception) => (at === undefined ? text.includes(excused) : placesOf(excused, text).some((start) => start <= at && at < start + excused.length));
      const found = exceptions.filter((exception) => (exception.page === '*' || exception.page === page) && covers(exception));
      for (const exception of found) used.add(exception);
      return found.length > 0;
    },
    /** A fault for each entry that excused nothing: a stale one would excuse the next slip. Entries for pages that were not built are left alone. */
    stale: (pages: readonly { path: string }[]): BuiltFault[] =>
      exceptions
        .filter((exception) => !used.has(exception) && (exception.page === '*' || pages.some(({ path }) => path === exception.page)))
        .map(({ page, text }) => ({ path: page, message: `${file} excuses “${text}”, which no longer stands here; delete the entry` })),
  };
}
