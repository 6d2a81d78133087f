import { readRecords } from '../../src/records.ts';

/** The shelves of the library, and the essays on them. */
export const { shelves, essays } = readRecords();

/** Every essay’s slug, in the order of the shelves. */
export const slugs = shelves.flatMap(({ essays }) => essays);

/** Every page of the site but the essays. */
export const pages = [
  '/',
  '/protocol',
  '/clarity-reset',
  '/choose-clarity',
  '/kids-protocol',
  '/stack',
  '/science',
  '/blog',
  '/about',
  '/terms',
  '/sources',
  '/check-first',
  '/help',
  '/starter-guide',
];

/** Pages, and the essays. */
export const routes = [...pages, ...slugs.map((slug) => `/blog/${slug}`)];

/** A page of each kind, for checks that would take too long on all. */
export const kinds = [...pages, '/blog/fog-and-return', '/blog/blood-pressure-recovery'];
