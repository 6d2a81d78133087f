import { membersOf, pages } from '../../src/site/pages.ts';
import type { Records } from '../../src/model/records.ts';

/**
 * What `npm test` and the tools look at: every single page, and one of each kind that records fill in: of a family, of the text pages,
 * and of the sources a claim and a reference.
 */
export const sampleOf = (records: Records): string[] => {
  const otherTextPages = records.textPages.slice(1).map(({ path }) => path);
  return pages
    .filter(({ path, isHidden }) => !isHidden && !otherTextPages.includes(path))
    .flatMap((entry) => {
      const paths = membersOf(entry, records).map(({ path }) => path);
      return [...new Set([...paths.slice(0, 1), ...(entry.path === '/sources/:id' ? paths.slice(-1) : [])])];
    });
};
