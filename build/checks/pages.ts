import { findPage, membersOf, pages, sourcePath } from '../../src/site/pages.ts';
import { onPage, type BuiltCheck, type Finding } from './built-check.ts';
import type { Claim } from '../../src/model/evidence.ts';
import { isAboutSources, type BuiltPage } from './built-page.ts';

const registry = 'src/site/pages.ts';

/** Every built page is in the list of pages, and every page of the list was built. */
export const unlistedPages: BuiltCheck = ({ paths, records }) => ({
  page: ({ path }) => (findPage(path) ? [] : [`Missing from the list of pages: add an entry to ${registry}`]),
  end: () =>
    pages.flatMap((entry) =>
      membersOf(entry, records)
        .filter(({ path }) => !paths.has(path))
        .map(({ path }) =>
          onPage(
            path,
            `Listed in ${registry} (${entry.name}) but not built. Add its route in src/pages, or take it off the list`,
          ),
        ),
    ),
});

/** G6: every page has a title and a description of its own, and one main heading. */
export const heads: BuiltCheck = () => {
  /** The pages that have these words as their title or their description. */
  const seen = new Map<string, string>();
  return {
    page({ path, root }) {
      const title = root.querySelector('title')?.text ?? '';
      const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      const headings = root.querySelectorAll('h1').length;
      return [
        ...Object.entries({ title, description }).flatMap(([part, words]): Finding[] => {
          if (words === '') return [`Missing ${part}`];
          const otherPath = seen.get(`${part} ${words}`);
          seen.set(`${part} ${words}`, path);
          return otherPath === undefined ? [] : [{ message: `Same ${part} as ${otherPath}: “${words}”`, words }];
        }),
        ...(headings === 1 ? [] : [`Expected exactly one h1, found ${headings}`]),
      ];
    },
  };
};

/**
 * A claim’s element contains the mark that leads to its page, or is that mark. “We found nothing” needs none. A figure’s marks are
 * elsewhere on its page.
 */
const unmarkedClaims = ({ root }: BuiltPage, claims: readonly Claim[]): string[] =>
  root
    .querySelectorAll('main [data-claim]')
    .filter((element) => {
      const id = element.getAttribute('data-claim') ?? '';
      if (claims.find((claim) => claim.id === id)?.isNothingFound) return false;
      const around = element.closest('figure') ? root : element;
      return element.tagName !== 'A' && !around.querySelector(`a[href="${sourcePath(id)}"]`);
    })
    .map(
      (element) =>
        `shows the claim "${element.getAttribute('data-claim') ?? ''}" without its mark; use Claim or Marked`,
    );

/** F4: no claim appears without its mark. That every mark leads to a record, the records and the links show. */
export const citationMarks: BuiltCheck = ({ records }) => ({
  page(page) {
    if (isAboutSources(page.path)) return [];
    const inHeadings = page.root.querySelectorAll('main :is(h1, h2, h3, h4, [data-lead]) a[data-note]');
    return [
      ...inHeadings.map(
        (mark) => `Marks ${mark.getAttribute('href') ?? ''} in a heading or a lead. Mark the sentence below it`,
      ),
      ...unmarkedClaims(page, records.claims),
    ];
  },
});
