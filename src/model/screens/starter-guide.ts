import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/starter-guide`. */
export const starterGuideScreen = z.strictObject({
  lead: prose,
  week: prose,
  /** Where to go on after the seven days. */
  after: prose,
  print: prose,
  /** Under the lead of the sleep plan: getting up, the hours of a day, and what to do awake at night. */
  sleep: paragraphs,
  supplementGuide: paragraphs,
});
