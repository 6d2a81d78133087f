import { libraryOf, newestReview } from '../model/library.ts';
import { planSchema } from '../model/day.ts';
import type { Records } from '../model/records.ts';
import { dayPath, daysOf, daysPath, numberOf, plans } from '../plan/days.ts';
import { escaped } from '../text/texts.ts';

/**
 * A page of the site, or a set of pages made from records. The path of a set has a placeholder
 * (`/blog/:slug`), and `members` lists its pages.
 */
export interface PageEntry {
  path: string;
  /** The name that readers know it by; of a family, what one of them is. */
  name: string;
  /** Where readers find it: `menu` is for small screens, and `offline` pages are kept from the first visit on. */
  listed?: readonly Listing[];
  /** Its label in the header or the menu, where that is not its name. */
  label?: string;
  /**
   * The entry of `reviews.yaml` that says when its sources were last checked; a family goes by one for all. Its own path, unless
   * something else says when it was checked or changed.
   */
  review?: string;
  /** For a page without a review: the day on which its words last changed, ISO. */
  changed?: (records: Records) => string;
  /** Paid links allowed in its text. None if omitted. */
  paid?: readonly Paid[];
  /** The page whose share image it shows, if not its own. */
  shareImage?: string;
  /** Which of the weights in `budgets.ts` it may have. That of a page where it is left out. */
  budget?: 'essay' | 'day';
  /** No search engine and no sitemap lists it, and it’s never shared. */
  isHidden?: true;
  /** The pages of a family. */
  members?: (records: Records) => readonly Member[];
}

type Listing = 'header' | 'menu' | 'footer' | 'offline';
export type Paid = 'wishlist' | 'product';

interface Member {
  path: string;
  /** The day on which it was last checked or changed, if it has its own. */
  changed?: string;
}

/** The address of an essay on this site. */
export const essayPath = (slug: string): string => `/blog/${slug}`;

/** The page of a medicine type. */
export const typePath = (id: string): string => `/check-first/${id}`;

/** The page of a claim or of a reference. A rule keeps their ids different, so that one address serves both. */
export const sourcePath = (id: string): string => `/sources/${id}`;

/** The A–Z list of medicine names. */
export const namesPath = '/check-first/names';

/** The address at which a page of the build is served: `blog/fog-and-return.html` is `/blog/fog-and-return`, `index.html` is `/`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** The file of the build that is served at the address of a page: the way back from `addressOf`. */
export const fileOf = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** In the order of the site: the pages of the header first, in its order (row G3), and last those that are made from records. */
const entries: readonly PageEntry[] = [
  { path: '/', name: 'Home', listed: ['header'], paid: ['wishlist', 'product'] },
  { path: '/protocol', name: '90-Day Reset', listed: ['header', 'footer', 'offline'], paid: ['wishlist'] },
  { path: '/clarity-reset', name: 'Clarity Reset', listed: ['header'] },
  { path: '/choose-clarity', name: 'Choose clarity' },
  { path: '/kids-protocol', name: 'Kids', listed: ['header'], paid: ['wishlist'] },
  { path: '/stack', name: 'The Stack', listed: ['header', 'footer'], paid: ['wishlist', 'product'] },
  { path: '/science', name: 'Science', listed: ['header', 'footer'] },
  {
    path: '/blog',
    name: 'Impact Library',
    label: 'Impact Blog',
    listed: ['header'],
    changed: ({ essays }) => newestReview(essays),
  },
  {
    path: '/about',
    name: 'About',
    listed: ['header', 'footer'],
    changed: ({ aboutScreen }) => aboutScreen.changed,
    paid: ['wishlist'],
  },
  {
    path: '/starter-guide',
    name: 'Starter guide',
    label: '7-day starter guide',
    listed: ['menu', 'footer', 'offline'],
  },
  {
    path: '/check-first',
    name: 'Check first',
    label: 'Check your medicines first',
    listed: ['menu', 'footer', 'offline'],
  },
  { path: namesPath, name: 'Medicine names, A–Z', review: '/check-first', shareImage: '/check-first' },
  { path: '/help', name: 'Need help now?', listed: ['offline'] },
  {
    path: '/tonight',
    name: 'Panicking or awake tonight',
    listed: ['menu', 'footer', 'offline'],
    changed: ({ tonightScreen }) => tonightScreen.changed,
    shareImage: '/help',
  },
  { path: '/terms', name: 'Terms', listed: ['footer'], changed: ({ termsScreen }) => termsScreen.changed },
  { path: '/sources', name: 'Sources', listed: ['footer'] },
  {
    path: '/today',
    name: 'Find my day',
    listed: ['menu', 'footer'],
    changed: ({ todayScreen }) => todayScreen.changed,
  },
  { path: '/protocol/days', name: 'All ninety days', listed: ['footer'] },
  { path: '/kids-protocol/days', name: 'All thirty days with children', listed: ['footer'] },
  { path: '/protocol/after-a-slide', name: 'After a setback', listed: ['menu', 'footer'] },
  { path: '/protocol/after', name: 'Day 91, and what comes after', review: '/protocol/days' },
  {
    path: '/protocol/for-someone-beside-you',
    name: 'For someone close to you',
    listed: ['menu', 'footer'],
    review: '/protocol/days',
  },
  { path: '/kids-protocol/after', name: 'Day 31 with children', review: '/kids-protocol/days' },
  { path: '/kids-protocol/missed-days', name: 'Missed days with children', review: '/kids-protocol/days' },
  { path: '/kids-protocol/cant-fall-asleep', name: 'A child who can’t fall asleep', review: '/kids-protocol/days' },
  { path: '/offline', name: 'No network', listed: ['offline'], review: '/help', isHidden: true },
  { path: '/404', name: 'Page not found', isHidden: true },
  {
    path: typePath(':type'),
    name: 'A medicine type',
    review: '/check-first',
    shareImage: '/check-first',
    members: ({ medicineTypes }) => medicineTypes.map(({ id }) => ({ path: typePath(id) })),
  },
  {
    path: sourcePath(':id'),
    name: 'A claim or a source',
    review: '/sources',
    shareImage: '/sources',
    members: ({ claims, references }) => [
      ...claims.map(({ id, checked }) => ({ path: sourcePath(id), changed: checked })),
      ...references.map(({ id }) => ({ path: sourcePath(id) })),
    ],
  },
  ...planSchema.options.map((plan): PageEntry => ({
    path: `${plans[plan].path}/:day`,
    name: plan === 'kids' ? 'A day with children' : 'A day',
    budget: 'day',
    review: daysPath(plan),
    shareImage: daysPath(plan),
    members: (records) => daysOf(records, plan).map((day) => ({ path: dayPath(plan, numberOf(day)) })),
  })),
  {
    path: essayPath(':slug'),
    name: 'An essay',
    budget: 'essay',
    members: (records) =>
      libraryOf(records).essays.map(({ slug, lastReviewed }) => ({ path: essayPath(slug), changed: lastReviewed })),
  },
];

const hasReview = ({ changed, members, isHidden }: PageEntry) => !changed && !members && !isHidden;

/**
 * Every page of the site. To add one: write its route in `src/pages`, and its entry above. Header, menu, footer, sitemap, what is
 * kept offline, share images, budgets, the rule on paid links and the tests that look at every page all read this list. A built
 * page that is not here stops the build, and so does one that is here and was not built.
 */
export const pages: readonly PageEntry[] = entries.map((entry) =>
  hasReview(entry) ? { review: entry.path, ...entry } : entry,
);

/** The entries with this listing, in the order of the site. */
export const listedIn = (listing: Listing): PageEntry[] => pages.filter(({ listed }) => listed?.includes(listing));

const patterns = new Map(
  pages.map((entry) => [entry, new RegExp(`^${escaped(entry.path).replace(/:[a-z]+/g, '[^/]+')}$`)]),
);

/** The entry of the page at an address, families included. */
export const findPage = (path: string): PageEntry | undefined =>
  pages.find((entry) => entry.path === path) ?? pages.find((entry) => entry.members && patterns.get(entry)?.test(path));

/** The pages above the one at an address, home left out. */
export const pagesAbove = (path: string): PageEntry[] =>
  pages.filter((entry) => entry.path !== '/' && path.startsWith(`${entry.path}/`));

/** The addresses of an entry: its own, or those of its family. */
export const membersOf = (entry: PageEntry, records: Records): readonly Member[] =>
  entry.members?.(records) ?? [{ path: entry.path }];

/** Every page that a reader may land on, with the day on which it was last checked or changed, never that of the build. */
export const sitemapOf = (records: Records): { path: string; modified: string }[] =>
  pages
    .filter(({ isHidden }) => !isHidden)
    .flatMap((entry) =>
      membersOf(entry, records).map(({ path, changed }) => ({
        path,
        modified: changed ?? entry.changed?.(records) ?? records.reviews[entry.review ?? '']?.checked ?? '',
      })),
    );

/** Where the share image of a page lives: `/blog/fog-and-return` has `/share/blog/fog-and-return.png`, and `/` has `/share/index.png`. */
export const shareImagePath = (path: string) => `/share${path === '/' ? '/index' : path}.png`;
