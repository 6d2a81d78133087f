import { z } from 'zod';
import { prose } from '../common.ts';

/** What every page shares, and the pages that appear when another is missing. */
export const siteScreen = z.strictObject({
  footer: z.strictObject({
    crisis: prose,
    free: prose,
    paid: prose,
    /** By the name of a shop, what it asks to be said in place of `paid`. */
    paidBy: z.record(z.string(), prose),
    notMedical: prose,
    fda: prose,
  }),
  /** Says that links pay. */
  disclosure: prose,
  /** Goes before the day on which prices were written down. */
  prices: prose,
  /** Above the list of sources of a page. */
  notes: prose,
  fridge: prose,
  notFound: prose,
  /** The conditions for using `/protocol.json`. */
  openData: prose,
  /** In the feed, after the title of a care card: a link to the whole of it. */
  feedCare: prose,
  offline: z.strictObject({ lead: prose, calls: prose, kept: prose }),
});
