import { z } from 'zod';
import { idOf, prose } from './common.ts';

/** What Check first says, apart from its results. */
export const checkFirst = z.strictObject({
  lead: prose,
  /** The three calls, first on the page and in the emergency panel: when to call, and which helpline, and the care card of that danger. */
  calls: z.array(z.strictObject({ when: prose, helpline: idOf('helplines'), careCard: idOf('careCards') })).length(3),
  label: prose,
  hint: prose,
  didYouMean: prose,
  noMatch: prose,
  notLoaded: prose,
  emergency: prose,
  notChecked: prose,
  nothingFound: prose,
  betweenMedicines: prose,
  keepTaking: prose,
  /** Under the table of conditions: what it means that a supplement isn't named. */
  notNamed: prose,
  /** Under the names of a medicine type. */
  nameMissing: prose,
  askAnyway: prose,
  /** To everyone who drinks, before they cut down. */
  drinking: prose,
  atTheCounter: prose,
});

/** Words that show the three calls, one meaning a line: see the notes at the top of the file. */
export const emergencyPhrases = z
  .array(
    z.strictObject({
      says: z.array(z.string().min(3)).min(1),
      /** The condition that one tap checks, for words that may be about the past. */
      past: idOf('conditions').optional(),
    }),
  )
  .min(1);

export type CheckFirstTexts = z.infer<typeof checkFirst>;
