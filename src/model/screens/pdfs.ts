import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

const poster = z.strictObject({ title: prose, description: prose, lead: prose, caution: prose.optional() });

export const pdfs = z.strictObject({
  /** At the foot of every page: whom to call. */
  inDanger: prose,
  printable: z.strictObject({
    title: prose,
    description: prose,
    cover: prose,
    /** What is in its three parts, behind their page numbers on the cover. */
    contents: z.strictObject({ sheets: prose, days: prose, notes: prose }),
    whereNumbersWork: prose,
    before: paragraphs,
    supplementGuide: prose,
    ifYouTakeMedicine: paragraphs,
    after: paragraphs,
  }),
  whitepaper: z.strictObject({
    title: prose,
    description: prose,
    cover: prose,
    answer: paragraphs,
    about: paragraphs,
    cards: prose,
    day: prose,
    screens: prose,
    symptoms: prose,
    stack: prose,
    medicines: prose,
    /** Goes before the number of a page. */
    howLong: prose,
    reasons: prose,
    recovery: prose,
    kidsDay: prose,
    kids: prose,
  }),
  cups: prose,
  magnesium: prose,
  /** How to read the table of medicine types. */
  matrix: prose,
  /** Goes before the day on which prices were written down. */
  prices: prose,
  fda: prose,
  posters: z.strictObject({ adults: poster, kids: poster, week: poster }),
});
