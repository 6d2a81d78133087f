import { z } from 'zod';
import { idOf, paragraphs, prose, withBlanks } from '../common.ts';

/** `/science`, apart from its parts in `protocol/science.yaml`. */
export const scienceScreen = z.strictObject({
  lead: prose,
  /** What a small number is. */
  howToRead: prose,
  /** The length of the plan, in the figure next to how long a habit took. */
  lengthClaim: idOf('claims'),
  kids: z.strictObject({
    lead: prose,
    advisory: prose,
    /** What a parent should take away from the table, above it. */
    need: prose,
    /** Of the fold that has the table on the kids page. */
    limitsTitle: prose,
    /** Above the table, here and there. */
    limits: paragraphs,
    /** Heads of the table’s columns. */
    columns: z.strictObject({ nutrient: prose, use: prose, found: prose, small: prose }),
    /** What begins the small print: the limit, of one of several nutrients too, and the amounts not to use. */
    small: z.strictObject({ limit: prose, limitFor: withBlanks(1), others: prose }),
    limitNotes: prose,
  }),
});
