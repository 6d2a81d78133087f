import { dayPath, daysOf, daysPath, numberOf, plans } from './days.ts';
import { shelfPages, shelfPath } from './library-windows.ts';
import { libraryOf } from './library.ts';
import type { Records } from './records.ts';
import { plan as planNames } from './schema/day.ts';
import type { Essay } from './schema/essay.ts';

/**
 * Every page of the site. To add one: write its route in `src/pages` and one entry here. Header, menu, footer, sitemap,
 * llms.txt, what is kept offline, share images, budgets, the rule on paid links and the tests that look at every page all
 * read it. A built page that is not here stops the build, and so does one that is here and was not built.
 *
 * Pages made from records are one entry, a family: its path has a part that stands for many (`/blog/:slug`, or a `*` for
 * any number of parts), and `members` names them. Tests look at a few of a family: see `sampled`.
 */
export interface PageEntry {
  path: string;
  /** The name that readers know it by; of a family, what one of them is. */
  name: string;
  kind: 'guide' | 'safety' | 'tool' | 'library' | 'essay' | 'reference' | 'about' | 'state';
  /**
   * Where it is listed, and who looks at it. `header` and `menu` (small screens) and `footer` are for readers, `sitemap` and
   * `llms` for machines; `offline` pages are kept from the first visit on; `sweep` (accessibility, widths, policy), `print`
   * and `lighthouse` are tests.
   */
  listed: readonly Listing[];
  /** Its label in the header or the menu, where that is not its name. */
  label?: string;
  /** What llms.txt says behind the link. */
  about?: string;
  /** The entry of `reviews.yaml` that says when its sources were last checked; a family goes by one for all. */
  review?: string;
  /** For a page without a review: the day on which its words last changed, ISO. */
  changed?: string | ((records: Records) => string);
  /** Paid links that may stand in its text. None where it is left out. */
  paid?: readonly Paid[];
  /** The page whose share image it shows, or false for none. Its own where this is left out. */
  shareImage?: string | false;
  /** Which of the weights in `budgets.ts` it may have. That of a page where it is left out. */
  budget?: 'essay' | 'day';
  /** The pages of a family. */
  members?: (records: Records) => readonly Member[];
  /** Of a family: how many its tests look at. All of them where it is left out. */
  sampled?: number;
}

export type Listing = 'header' | 'menu' | 'footer' | 'sitemap' | 'llms' | 'offline' | 'sweep' | 'print' | 'lighthouse';
export type Paid = 'wishlist' | 'product';

/** A page of a family. */
export interface Member {
  path: string;
  /** The day on which it was last checked or changed, where it has one of its own. */
  changed?: string;
}

/** The address of an essay on this site. */
export const essayPath = (slug: string): string => `/blog/${slug}`;

/** The page of a family of medicines. */
export const familyPath = (id: string): string => `/check-first/${id}`;

/** The page of a claim or of a reference. Their ids are told apart by a rule, so that one address serves both. */
export const sourcePath = (id: string): string => `/sources/${id}`;

/** The A–Z list of medicine names. */
export const namesPath = '/check-first/names';

const lastReviewOf = (essays: readonly Essay[]) =>
  essays
    .map(({ lastReviewed }) => lastReviewed)
    .sort()
    .at(-1) ?? '';

/** What tests look at on every ordinary page. */
const looked = ['sitemap', 'sweep', 'print', 'lighthouse'] as const;

/** The pages in the order of the site: those of the header first, in its order (row G3). */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    name: 'Home',
    kind: 'guide',
    listed: ['header', ...looked],
    review: '/',
    paid: ['wishlist', 'product'],
  },
  {
    path: '/protocol',
    name: '90-Day Reset',
    kind: 'guide',
    listed: ['header', 'footer', 'llms', 'offline', ...looked],
    review: '/protocol',
    paid: ['wishlist'],
  },
  {
    path: '/clarity-reset',
    name: 'Clarity Reset',
    kind: 'guide',
    listed: ['header', ...looked],
    review: '/clarity-reset',
  },
  { path: '/choose-clarity', name: 'Choose clarity', kind: 'guide', listed: looked, review: '/choose-clarity' },
  {
    path: '/kids-protocol',
    name: 'Kids',
    kind: 'guide',
    listed: ['header', 'llms', ...looked],
    about: 'the protocol for children aged 6–12, written to parents',
    review: '/kids-protocol',
    paid: ['wishlist'],
  },
  {
    path: '/stack',
    name: 'The Stack',
    kind: 'guide',
    listed: ['header', 'footer', 'llms', ...looked],
    about: 'supplements with doses, cautions and interactions',
    review: '/stack',
    paid: ['wishlist', 'product'],
  },
  {
    path: '/science',
    name: 'Science',
    kind: 'guide',
    listed: ['header', 'footer', 'llms', ...looked],
    review: '/science',
  },
  {
    path: '/blog',
    name: 'Impact Library',
    label: 'Impact Blog',
    kind: 'library',
    listed: ['header', ...looked],
    changed: ({ essays }) => lastReviewOf(essays),
  },
  {
    path: '/about',
    name: 'About',
    kind: 'about',
    listed: ['header', 'footer', ...looked],
    changed: '2026-11-21',
    paid: ['wishlist'],
  },
  {
    path: '/starter-guide',
    name: 'Starter guide',
    label: '7-day starter guide',
    kind: 'guide',
    listed: ['menu', 'footer', 'llms', 'offline', ...looked],
    about: 'the first seven days',
    review: '/starter-guide',
  },
  {
    path: '/check-first',
    name: 'Check first',
    kind: 'safety',
    listed: ['menu', 'footer', 'llms', 'offline', ...looked],
    about: 'who should not start, who asks first, medicines and supplements',
    review: '/check-first',
  },
  {
    path: namesPath,
    name: 'Medicine names, A–Z',
    kind: 'safety',
    listed: looked,
    review: '/check-first',
    shareImage: '/check-first',
  },
  {
    path: '/check-first/:family',
    name: 'A family of medicines',
    kind: 'safety',
    listed: looked,
    review: '/check-first',
    shareImage: '/check-first',
    members: ({ medicines }) => medicines.map(({ id }) => ({ path: familyPath(id) })),
    sampled: 3,
  },
  { path: '/help', name: 'Need help now?', kind: 'safety', listed: ['offline', 'llms', ...looked], review: '/help' },
  { path: '/terms', name: 'Terms', kind: 'about', listed: ['footer', ...looked], changed: '2025-07-24' },
  {
    path: '/sources',
    name: 'Sources',
    kind: 'reference',
    listed: ['footer', 'llms', 'sitemap', 'sweep', 'lighthouse'],
    about: 'an index of every claim and every reference, each with a page of its own',
    review: '/sources',
  },
  {
    path: '/sources/:id',
    name: 'A claim or a source',
    kind: 'reference',
    listed: looked,
    review: '/sources',
    shareImage: '/sources',
    members: ({ claims, references }) => [
      ...claims.map(({ id, checked }) => ({ path: sourcePath(id), changed: checked })),
      ...references.map(({ id }) => ({ path: sourcePath(id) })),
    ],
    sampled: 4,
  },
  {
    path: '/today',
    name: 'Today',
    kind: 'tool',
    listed: ['menu', 'footer', 'llms', 'sitemap', 'sweep', 'print'],
    about: 'opens the right day, from a start date that stays in the address bar',
    changed: '2026-11-22',
  },
  {
    path: '/protocol/days',
    name: 'All ninety days',
    kind: 'guide',
    listed: ['footer', 'llms', ...looked],
    about: 'the 90-day reset by week, a page a day',
    review: '/protocol/days',
  },
  {
    path: '/kids-protocol/days',
    name: 'All thirty days with children',
    kind: 'guide',
    listed: ['footer', 'llms', ...looked],
    about: 'a family’s month by week, a page a day',
    review: '/kids-protocol/days',
  },
  {
    path: '/protocol/after-a-slide',
    name: 'After a slide',
    kind: 'guide',
    listed: ['footer', 'llms', ...looked],
    about: 'which way to go, and which day to open next',
    review: '/protocol/after-a-slide',
  },
  ...planNames.options.map((plan): PageEntry => ({
    path: `${plans[plan].path}/:day`,
    name: plan === 'kids' ? 'A day with children' : 'A day',
    kind: 'guide',
    listed: ['sitemap', 'sweep', 'print'],
    budget: 'day',
    review: daysPath(plan),
    shareImage: daysPath(plan),
    members: (records) => daysOf(records, plan).map((day) => ({ path: dayPath(plan, numberOf(day)) })),
    sampled: 3,
  })),
  {
    path: '/blog/:slug',
    name: 'An essay',
    kind: 'essay',
    listed: looked,
    budget: 'essay',
    members: (records) =>
      libraryOf(records).essays.map(({ slug, lastReviewed }) => ({ path: essayPath(slug), changed: lastReviewed })),
  },
  {
    path: '/blog/shelf/*',
    name: 'A page of a shelf',
    kind: 'library',
    listed: ['sitemap'],
    members: (records) =>
      shelfPages(libraryOf(records)).map(({ shelf, page, essays }) => ({
        path: shelfPath(shelf, page),
        changed: lastReviewOf(essays),
      })),
  },
  { path: '/offline', name: 'No network', kind: 'state', listed: ['offline'], review: '/help', shareImage: false },
  { path: '/404', name: 'Page not found', kind: 'state', listed: [], shareImage: false },
];

/** The entries with this listing, in the order of the site. */
export const listedIn = (listing: Listing): PageEntry[] => pages.filter(({ listed }) => listed.includes(listing));

const patterns = new Map(
  pages.map((entry) => [
    entry,
    new RegExp(
      `^${entry.path
        .replace(/[.?+()[\]]/g, '\\$&')
        .replace(/:[a-z]+/g, '[^/]+')
        .replace('*', '.+')}$`,
    ),
  ]),
);

/** The entry of the page at an address, families included. */
export const findPage = (path: string): PageEntry | undefined =>
  pages.find((entry) => entry.path === path) ?? pages.find((entry) => entry.members && patterns.get(entry)?.test(path));

/** The addresses of an entry: its own, or those of its family. */
export const membersOf = (entry: PageEntry, records: Records): readonly Member[] =>
  entry.members?.(records) ?? [{ path: entry.path }];

/** The day on which a page was last checked or changed, ISO; empty where neither is known. */
function lastChangeOf({ review, changed }: PageEntry, member: Member, records: Records): string {
  if (member.changed !== undefined) return member.changed;
  if (changed !== undefined) return typeof changed === 'string' ? changed : changed(records);
  return records.reviews.find(({ path }) => path === review)?.checked ?? '';
}

/** The day on which the words of a page without a review last changed, ISO. Throws for a page that has none of its own. */
export function changedOn(path: string): string {
  const changed = findPage(path)?.changed;
  if (typeof changed !== 'string') throw new Error(`src/domain/pages.ts says of ${path} no day on which it changed`);
  return changed;
}

/** Every page of a listing with the day on which it was last checked or changed, never that of the build. */
export const pagesListedIn = (listing: Listing, records: Records): { path: string; modified: string }[] =>
  listedIn(listing).flatMap((entry) =>
    membersOf(entry, records).map((member) => ({ path: member.path, modified: lastChangeOf(entry, member, records) })),
  );

/** Some of a list, evenly spaced, with its first and its last. */
function spaced<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  const step = count > 1 ? (list.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => list[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/** The addresses that a test of this listing visits: every single page, and so many of each family. */
export const sampleOf = (listing: Listing, records: Records, ofFamily?: number): string[] =>
  listedIn(listing).flatMap((entry) => {
    const paths = membersOf(entry, records).map(({ path }) => path);
    return spaced(paths, Math.min(ofFamily ?? Infinity, entry.sampled ?? Infinity));
  });

/** The address at which a page of the build is served: `blog/fog-and-return.html` is `/blog/fog-and-return`, `index.html` is `/`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** The file of the build that is served at the address of a page: the way back from `addressOf`. */
export const fileOf = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;
