import { dayName, dayPath, daysOf, daysPath, numberOf, plans } from '../../plan/days.ts';
import { libraryOf } from '../../model/library.ts';
import { planSchema } from '../../model/day.ts';
import { essayPath, typePath, sourcePath } from './addresses.ts';
import type { PageEntry } from './entry.ts';

/** The pages that are made from records, a family an entry. */
export const families: readonly PageEntry[] = [
  {
    path: '/check-first/:type',
    name: 'A medicine type',
    listed: ['sitemap'],
    review: '/check-first',
    shareImage: '/check-first',
    members: ({ medicines }) => medicines.map(({ id, name }) => ({ path: typePath(id), name })),
  },
  {
    path: '/sources/:id',
    name: 'A claim or a source',
    listed: ['sitemap'],
    review: '/sources',
    shareImage: '/sources',
    members: ({ claims, references }) => [
      ...claims.map(({ id, text, checked }) => ({ path: sourcePath(id), name: text, changed: checked })),
      ...references.map(({ id, title }) => ({ path: sourcePath(id), name: title })),
    ],
  },
  ...planSchema.options.map((plan): PageEntry => ({
    path: `${plans[plan].path}/:day`,
    name: plan === 'kids' ? 'A day with children' : 'A day',
    listed: ['sitemap'],
    budget: 'day',
    review: daysPath(plan),
    shareImage: daysPath(plan),
    members: (records) =>
      daysOf(records, plan).map((day) => ({ path: dayPath(plan, numberOf(day)), name: dayName(plan, day) })),
  })),
  {
    path: '/blog/:slug',
    name: 'An essay',
    listed: ['sitemap'],
    budget: 'essay',
    members: (records) =>
      libraryOf(records).essays.map(({ slug, title, lastReviewed }) => ({
        path: essayPath(slug),
        name: `“${title}”`,
        changed: lastReviewed,
      })),
  },
];
