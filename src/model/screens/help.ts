import { z } from 'zod';
import { idOf, prose } from '../common.ts';

/** `/help`. */
export const helpScreen = z.strictObject({
  lead: prose,
  /** The first number of each of these care cards, and when to call it. */
  first: z.array(z.strictObject({ card: idOf('careCards'), text: prose })).length(3),
  where: prose,
  /** Goes with the breathing circle: above it, and below it. */
  panic: prose,
  panicLimits: prose,
  awake: prose,
  /** The name of the list that leads to the cards and to the other lines, and their short names in it. */
  about: prose,
  labels: z.record(z.string(), prose),
  more: prose,
});
