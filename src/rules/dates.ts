import { everyText } from '../model/every-text.ts';
import { problem, type Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';

/** Refuses a day that is still to come, on which no one can have looked. Tomorrow may be written: in New Zealand it’s already today. */
export function datesHaveCome(records: Records): Problem[] {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return everyText(records)
    .filter(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text) && text > tomorrow)
    .map(({ file, field, text }) =>
      problem(file, field, `"${text}" is still to come. Write the day on which you looked`),
    );
}
