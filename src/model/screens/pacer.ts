import { z } from 'zod';
import { prose } from '../common.ts';

/** The breathing pacer, wherever it is shown. */
export const pacer = z.strictObject({
  /** Said before any breath. */
  caution: prose,
  /** What to know about each pattern, by its id in `src/plan/breathing.ts`. */
  patterns: z.strictObject({ slow: prose, '4-7-8': prose }),
  /** The sentence at its end. */
  done: prose,
  /** On the dimmed screen: how to light it again. */
  dimmed: prose,
  /** Said when the browser or the phone doesn’t give what was asked for. */
  without: z.strictObject({ sound: prose, vibration: prose, wakeLock: prose }),
});

export type PacerWords = z.infer<typeof pacer>;
