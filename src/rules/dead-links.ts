import { essayTexts, everyText } from '../model/every-text.ts';
import type { Records } from '../model/records.ts';
import { nearest, problemOf, type Problem } from '../problems/problems.ts';
import { membersOf, pages } from '../site/pages.ts';

/** The page of an address of this site: where a link in a text leads, or a whole field. */
const address = /\]\((\/[^)\s?#]*)[^)\s]*\)|^(\/[^\s?#]*)\S*$/g;

/** Refuses a link to a page that isn't there. Files, and parts of pages, are left to the check on the built pages. */
export function linksLeadSomewhere(records: Records): Problem[] {
  const paths = pages.flatMap((entry) => membersOf(entry, records)).map(({ path }) => path);
  return [...everyText(records), ...essayTexts(records)].flatMap((passage) =>
    Array.from(passage.text.matchAll(address), ([, link, whole]) => link ?? whole ?? '')
      .filter((path) => !paths.includes(path) && !path.includes('.'))
      .map((path) => {
        const meant = nearest(path, paths);
        return problemOf(passage, `links to ${path}, which doesn’t exist.${meant ? ` Did you mean ${meant}?` : ''}`);
      }),
  );
}
