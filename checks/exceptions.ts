import type { BuiltFault } from './index.ts';

/** Words on a page that a check would refuse, and why they may stand. Somebody reviewed each; one that excuses nothing is refused. */
export interface Exception {
  /** The page; `*` for every page. */
  page: string;
  /** As it stands on the page, or a part of that. */
  text: string;
  reason: string;
}

/** A list of exceptions in use: what it excuses, and which of its entries excused nothing. */
export function reviewed(exceptions: readonly Exception[], file: string) {
  const used = new Set<Exception>();
  return {
    /** True where an exception covers these words of a page. */
    isExcused(page: string, text: string): boolean {
      const found = exceptions.filter((exception) => (exception.page === '*' || exception.page === page) && text.includes(exception.text));
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
