import { z } from 'zod';
import { isoDate, paragraphs, prose } from '../common.ts';
import { titled } from './titled.ts';

/** `/about`. */
export const aboutScreen = z.strictObject({
  /** The day on which its words last changed: no review gives one. */
  changed: isoDate,
  lead: prose,
  whose: prose,
  story: paragraphs,
  principles: z.array(titled).length(3),
  /** Above the two buttons at the end. */
  next: prose,
});
