import type { Records } from '../../model/records.ts';

/**
 * A page of the site, or a set of pages made from records. The path of a set has a placeholder
 * (`/blog/:slug`), and `members` lists its pages.
 */
export interface PageEntry {
  path: string;
  /** The name that readers know it by; of a family, what one of them is. */
  name: string;
  /**
   * Where it is listed. `header` and `menu` (small screens) and `footer` are for readers, `sitemap` for search engines;
   * `offline` pages are kept from the first visit on.
   */
  listed: readonly Listing[];
  /** Its label in the header or the menu, where that is not its name. */
  label?: string;
  /** The entry of `reviews.yaml` that says when its sources were last checked; a family goes by one for all. */
  review?: string;
  /** For a page without a review: the day on which its words last changed, ISO. */
  changed?: (records: Records) => string;
  /** Paid links allowed in its text. None if omitted. */
  paid?: readonly Paid[];
  /** The page whose share image it shows, or false for none. Its own where this is left out. */
  shareImage?: string | false;
  /** Which of the weights in `budgets.ts` it may have. That of a page where it is left out. */
  budget?: 'essay' | 'day';
  /** The pages of a family. */
  members?: (records: Records) => readonly Member[];
}

export type Listing = 'header' | 'menu' | 'footer' | 'sitemap' | 'offline';
export type Paid = 'wishlist' | 'product';

/** A page of a family. */
export interface Member {
  path: string;
  /** The name that readers know it by. */
  name: string;
  /** The day on which it was last checked or changed, if it has its own. */
  changed?: string;
}
