import { z } from 'zod';
import { prose } from '../common.ts';

const daysPage = z.strictObject({
  title: prose,
  lead: prose,
  /** Days that some readers look for, above the list. */
  links: z.array(z.strictObject({ words: prose, to: z.string().startsWith('/') })).default([]),
  end: prose,
});

/** `/protocol/days` and `/kids-protocol/days`. */
export const daysScreen = z.strictObject({
  /** Before what is enough on a bad day. */
  badDay: prose,
  /** A day's buttons and links. Texts may contain marks. */
  mine: prose,
  setback: prose,
  essay: prose,
  screens: prose,
  /** Words of a day that become a link, each with its page. */
  places: z.array(z.strictObject({ words: prose, to: z.string().startsWith('/') })).min(1),
  adults: daysPage,
  kids: daysPage,
});
