import { pagesListedIn, sampleOf } from '../../src/domain/pages.ts';
import { readRecords } from '../../src/records.ts';

const records = readRecords();

/** The shelves of the library, and the essays on them. */
export const { shelves, essays } = records;

/** Every essay’s slug, in the order of the shelves. */
export const slugs = shelves.flatMap(({ essays }) => essays);

/** Every page that machines are told of. */
export const sitemap = pagesListedIn('sitemap', records).map(({ path }) => path);

/** Every page of its own, and of each family as many as the list of pages says. */
export const routes = sampleOf('sweep', records);

/** A page of each kind, for checks that would take too long on all. */
export const kinds = sampleOf('sweep', records, 2);

/** A page of each kind that somebody may print. */
export const printed = sampleOf('print', records, 1);
