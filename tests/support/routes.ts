import { sitemapOf } from '../../src/site/pages.ts';
import { loadRecords } from '../../src/content-loader/records.ts';
import { sampleOf } from '../../tools/measure/sample.ts';

const records = loadRecords();

/** The shelves of the library, and the essays on them. */
export const { shelves, essays } = records;

/** Every essay's slug, in the order of the shelves. */
export const slugs = shelves.flatMap(({ essays }) => essays);

/** Every page in the sitemap. */
export const sitemap = sitemapOf(records).map(({ path }) => path);

/** Some of them: one of each kind. */
export const routes = sampleOf(records);
