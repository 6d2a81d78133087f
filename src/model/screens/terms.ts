import { z } from 'zod';
import { isoDate, paragraphs, prose } from '../common.ts';

/** `/terms`. */
export const termsScreen = z.strictObject({
  /** The day on which the terms took effect. */
  effective: isoDate,
  /** The day on which its words last changed: no review gives one. */
  changed: isoDate,
  lead: prose,
  disclaimer: paragraphs,
  sections: z
    .array(
      z.strictObject({
        /** As it’s cited: "3", or "8.5" for a part of section 8. */
        number: z.string().regex(/^\d+(\.\d+)?$/, 'a number such as "3" or "8.5", in quotes'),
        title: prose,
        text: z.array(prose),
        list: z.array(prose).optional(),
      }),
    )
    .min(10),
  /** In section 10, until an address is set. */
  noAddress: prose,
});
