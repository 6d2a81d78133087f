import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/clarity-reset`. */
export const clarityScreen = z.strictObject({
  /** Whom it is for, and how it belongs with the 90-day reset. */
  lead: prose,
  trap: paragraphs,
  /** Below the phases: where to read how. */
  more: prose,
  /** Above the button to the red path. */
  next: prose,
});
