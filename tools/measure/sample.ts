import { membersOf, pages } from '../../src/site/pages.ts';
import type { Records } from '../../src/model/records.ts';

/** What `npm test` and the tools look at: every single page, and one of each family; of the sources, a claim and a reference. */
export const sampleOf = (records: Records): string[] =>
  pages
    .filter(({ isHidden }) => !isHidden)
    .flatMap((entry) => {
      const paths = membersOf(entry, records).map(({ path }) => path);
      return [...new Set([...paths.slice(0, 1), ...(entry.path === '/sources/:id' ? paths.slice(-1) : [])])];
    });
