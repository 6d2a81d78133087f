import { z } from 'zod';
import { prose } from '../common.ts';
import { titled, titledList } from './titled.ts';

/** `/kids-protocol`. */
export const kidsScreen = z.strictObject({
  lead: prose,
  disclaimer: prose,
  /** The link to the essay on that moment. */
  tablet: prose,
  thirtyDays: prose,
  rituals: prose,
  /** When to call, whatever the family does at home. */
  pediatrician: z.array(titledList).min(1),
  /** For the parent. */
  temper: titled,
  gummies: prose,
  /** What comes before any amount: the pediatrician, the lock, and when to stop. */
  rules: z.array(titledList).min(5),
  /** Above the amounts. */
  slots: prose,
  /** Around the list of what parents told us, and the figures of the project that no list is behind. */
  outcomes: z.strictObject({ title: prose, before: prose, after: prose, numbers: prose }),
  research: titled,
  history: titled,
  /** What is in the box, and what the wishlist behind the next button is. */
  box: z.strictObject({ what: prose, wishlist: prose }),
  /** The notice behind the button at the end. An email address follows the last line. */
  preOrder: z.strictObject({ title: prose, text: prose, write: prose }),
  /** What that email begins with. */
  preOrderMail: z.strictObject({ subject: prose, body: prose }),
});
