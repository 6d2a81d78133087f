import { listedIn, membersOf, pagesListedIn, sampleOf } from '../../src/site/pages.ts';
import { readRecords } from '../../src/content-loader/records.ts';

const records = readRecords();

/** The shelves of the library, and the essays on them. */
export const { shelves, essays } = records;

/** Every essay's slug, in the order of the shelves. */
export const slugs = shelves.flatMap(({ essays }) => essays);

/** Every page in the sitemap. */
export const sitemap = pagesListedIn('sitemap', records).map(({ path }) => path);

/** What `npm test` looks at: every single page, and of each family as many as its `sampled` says. */
export const routes = sampleOf('sweep', records);

/** Every page there is. */
export const everyPage = listedIn('sweep').flatMap((entry) => membersOf(entry, records).map(({ path }) => path));

/** One page of each kind that someone may print. */
export const printed = sampleOf('print', records, 1);
