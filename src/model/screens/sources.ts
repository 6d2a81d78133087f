import { z } from 'zod';
import { prose, withBlanks } from '../common.ts';

/** `/sources`, and the pages of single claims and references. */
export const sourcesScreen = z.strictObject({
  lead: prose,
  /** Of a claim of our own that no source confirms. */
  notConfirmed: prose,
  /** Above our own claims. */
  own: prose,
  /** What a search result says of the page of a claim, and of a source. */
  claimDescription: withBlanks(1),
  sourceDescription: withBlanks(1),
  /** Where the findings of the references come from. */
  howRead: prose,
  onPaper: prose,
  data: prose,
  /** Of a source that we did not read in the original. */
  copy: prose,
});
