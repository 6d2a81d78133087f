import { findPage, membersOf, pages } from '../../src/site/pages.ts';
import { onPage, type BuiltCheck } from './built-check.ts';

const registry = 'src/site/pages.ts';

/** Every built page is in the list of pages, and every page of the list was built. */
export const registered: BuiltCheck = {
  page: ({ path }) => ({
    problems: findPage(path) ? [] : [`Missing from the list of pages: add an entry to ${registry}`],
  }),
  end(_notes, { paths, records }) {
    return pages.flatMap((entry) =>
      membersOf(entry, records)
        .filter(({ path }) => !paths.has(path))
        .map(({ path }) =>
          onPage(
            path,
            `Listed in ${registry} (${entry.name}) but not built. Add its route in src/pages, or take it off the list`,
          ),
        ),
    );
  },
};
