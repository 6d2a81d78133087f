import { z } from 'zod';
import { id, idOf, prose } from '../common.ts';
import { pageDescription } from './page-heads.ts';

/**
 * A page that needs only words: what comes after the last day, missed days, and the one for someone close. Its file name is its id.
 * It prints on one sheet.
 */
export const textPage = z.strictObject({
  /** Its address: `/protocol/after`. It needs an entry in `src/site/pages.ts`, too. */
  path: z.string().regex(/^\/(protocol|kids-protocol)\/[a-z-]+$/, 'an address below a plan, as in /protocol/after'),
  title: prose,
  /** For search results. */
  description: pageDescription,
  lead: prose,
  /** Words that readers type for it. A page with such words answers a trouble, so the library’s search lists it with the essays. */
  search: z.array(prose).optional(),
  sections: z
    .array(
      z.strictObject({
        /** Its anchor. */
        id,
        title: prose,
        /** Care cards shown below its text and above its list, each in one row. */
        careCards: z.array(idOf('careCards')).default([]),
        text: z.array(prose).default([]),
        list: z.array(prose).default([]),
      }),
    )
    .min(1),
  /** Days after the last one of the plan that belong in a reader’s calendar. The first one is the page’s own. */
  reminders: z.array(z.strictObject({ day: z.int().min(31).max(365), title: prose })).default([]),
});

export type TextPage = z.infer<typeof textPage> & { id: string };
