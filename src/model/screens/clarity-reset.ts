import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/clarity-reset`. */
export const clarityScreen = z.strictObject({
  /** Whom it is for, and how it belongs with the 90-day reset. */
  lead: prose,
  trap: paragraphs,
  /** The six steps, each with its day. */
  steps: z.array(z.strictObject({ day: z.int().min(1).max(90), text: prose })).length(6),
  stepsMore: prose,
  /** Above the button to the red path. */
  next: prose,
});
