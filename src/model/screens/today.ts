import { z } from 'zod';
import { isoDate, prose } from '../common.ts';

/** `/today`. */
export const todayScreen = z.strictObject({
  /** The day on which its words last changed: no review gives one. */
  changed: isoDate,
  lead: prose,
  /** One for each answer of the page’s script. */
  before: prose,
  after: prose,
  wrong: prose,
  far: prose,
  forChildren: prose,
  forYourself: prose,
  /** When to start: the question, and what a reader can tap. */
  ask: prose,
  starts: z.strictObject({ today: prose, tomorrow: prose, monday: prose }),
  /** What leads someone who has already started to the list of days. */
  begun: z.strictObject({ title: prose, pick: z.strictObject({ adults: prose, kids: prose }) }),
  /** Beside the address that is worth saving. */
  keep: prose,
  setback: prose,
  /** Where all the days are. */
  days: prose,
  privacy: prose,
  /** The two calendar buttons, and what they answer. */
  calendar: z.strictObject({ save: prose, remind: prose, making: prose, saved: prose, failed: prose }),
});
