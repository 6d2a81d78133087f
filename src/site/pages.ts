import type { PageEntry, Listing, Member } from './page-list/entry.ts';
import { families } from './page-list/families.ts';
import { fixedPages } from './page-list/fixed.ts';
import type { Records } from '../model/records.ts';
import { escaped } from '../text/texts.ts';

export { addressOf, essayPath, typePath, fileOf, namesPath, sourcePath } from './page-list/addresses.ts';
export type { PageEntry, Paid } from './page-list/entry.ts';

/**
 * Every page of the site. To add one: write its route in `src/pages`, and one entry in `page-list/fixed.ts` or, where it
 * is made from records, in `page-list/families.ts`; `page-list/entry.ts` says what each field is for. Header, menu,
 * footer, sitemap, what is kept offline, share images, budgets, the rule on paid links and the tests that look
 * at every page all read it. A built page that is not here stops the build, and so does one that is here and was not
 * built.
 */
export const pages: readonly PageEntry[] = [...fixedPages, ...families];

/** The entries with this listing, in the order of the site. */
export const listedIn = (listing: Listing): PageEntry[] => pages.filter(({ listed }) => listed.includes(listing));

const patterns = new Map(
  pages.map((entry) => [entry, new RegExp(`^${escaped(entry.path).replace(/:[a-z]+/g, '[^/]+')}$`)]),
);

/** The entry of the page at an address, families included. */
export const findPage = (path: string): PageEntry | undefined =>
  pages.find((entry) => entry.path === path) ?? pages.find((entry) => entry.members && patterns.get(entry)?.test(path));

/** The addresses of an entry: its own, or those of its family. */
export const membersOf = (entry: PageEntry, records: Records): readonly Member[] =>
  entry.members?.(records) ?? [{ path: entry.path, name: entry.name }];

/** The day on which a page was last checked or changed, ISO; empty where neither is known. */
const lastChangeOf = ({ review = '', changed }: PageEntry, member: Member, records: Records): string =>
  member.changed ?? changed?.(records) ?? records.reviews[review]?.checked ?? '';

/** Every page of a listing with the day on which it was last checked or changed, never that of the build. */
export const pagesListedIn = (listing: Listing, records: Records): { path: string; modified: string }[] =>
  listedIn(listing).flatMap((entry) =>
    membersOf(entry, records).map((member) => ({ path: member.path, modified: lastChangeOf(entry, member, records) })),
  );
