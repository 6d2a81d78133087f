import { ownTexts } from '../model/every-text.ts';
import { nearest, problem, type Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';
import { membersOf, pages } from '../site/pages.ts';

/** The address of a link in a text, or of a field that is one. */
const addresses = /\]\((\/[^)\s#?]*)|^(\/[^\s#?]*)/g;

/** Refuses a link to a page that isn't there. Files and the parts of a page are looked up in the build, which knows them. */
export function linksLeadToPages(records: Records): Problem[] {
  const known = pages.flatMap((entry) => membersOf(entry, records).map(({ path }) => path));
  return ownTexts(records).flatMap(({ file, field, text }) =>
    [...text.matchAll(addresses)]
      .map(([, link, whole]) => link ?? whole ?? '')
      .filter((path) => !known.includes(path) && !path.includes('.'))
      .map((path) => {
        const meant = nearest(path, known);
        return problem(file, field, `links to ${path}, where no page is.${meant ? ` Did you mean ${meant}?` : ''}`);
      }),
  );
}
