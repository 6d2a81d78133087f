import { z } from 'zod';
import { prose } from '../common.ts';
import { troubles } from '../essay.ts';

/** `/blog`. */
export const libraryScreen = z.strictObject({
  lead: prose,
  /** Who says “I” in the essays: on the index, on the about page and in the feed. */
  who: prose,
  /** Under the title of an essay whose people are made up. */
  madeUp: prose,
  search: z.strictObject({
    failed: prose,
    none: prose,
    /** A link, when nothing is found. */
    medicine: prose,
    many: prose,
  }),
  /** Each trouble in the words that a reader would look for, and other words that she may type. */
  troubles: z.record(z.enum(troubles), z.strictObject({ label: prose, search: z.array(z.string()) })),
});
