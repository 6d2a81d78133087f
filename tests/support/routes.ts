import { readRecords } from '../../src/records.ts';

const { shelves } = readRecords();

/** Every page of the site but the essays. */
export const pages = ['/', '/protocol', '/clarity-reset', '/choose-clarity', '/kids-protocol', '/stack', '/science', '/blog', '/about', '/terms', '/sources', '/check-first', '/help', '/starter-guide'];

/** Pages, and the essays. */
export const routes = [...pages, ...shelves.flatMap(({ essays }) => essays).map((slug) => `/blog/${slug}`)];

/** A page of each kind, for checks that would take too long on all. */
export const kinds = [...pages, '/blog/fog-and-return', '/blog/blood-pressure-recovery'];
