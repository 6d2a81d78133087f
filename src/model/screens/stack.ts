import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/stack`. */
export const stackScreen = z.strictObject({
  lead: prose,
  /** What to know before any supplement, and what is true of all of them, once. */
  start: z.array(prose).min(3),
  title: prose,
  /** What the supplements of `wholeStack.onlyOneADay` share, once. */
  drowsyTitle: prose,
  drowsy: paragraphs,
  /** The fold with the list of what makes people sleepy. */
  sleepy: prose,
  /** In each entry of the page, the first of “Don’t take it if”: who skips all of them. */
  entryWho: prose,
  /** In each entry of one that makes people drowsy. The blank names the others that do. */
  entryDrowsy: z.strictObject({ notFor: prose, notWith: prose }),
  /** The link to `poison`, which says whom to call if someone took too many. */
  tooMany: prose,
  poison: prose,
  /** Comes before what costs nothing. */
  free: prose,
  /** What each entry folds away. */
  more: prose,
  /** Comes before what all of them cost. */
  total: prose,
  /** Below it. */
  cost: prose,
  /** Above the other ways to buy. */
  alternatives: prose,
  gummies: paragraphs,
});
