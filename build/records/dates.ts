import { everyText } from '../../src/model/every-text.ts';
import { problem, type Problem } from '../../src/problems/problems.ts';
import type { Records } from '../../src/model/records.ts';

/** The first day on which anything here could have been checked. */
const firstDay = '2020-01-01';

/** Dates of checks and prices that can't be right: before 2020, or after today. Tomorrow's date is only a warning: in New Zealand it's already today. */
export function checkDates(records: Records, today: string): { problems: Problem[]; warnings: Problem[] } {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const dates = everyText(records).filter(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text));
  const say = ({ file, field, text }: (typeof dates)[number], message: string) =>
    problem(file, field, `"${text}" ${message}`);
  return {
    problems: dates.flatMap((date) =>
      date.text < firstDay
        ? [say(date, 'is before 2020, when nothing here had been written; write the day on which you looked')]
        : date.text > tomorrow
          ? [say(date, `is still to come: today is ${today}. Write the day on which you looked`)]
          : [],
    ),
    warnings: dates.filter(({ text }) => text === tomorrow).map((date) => say(date, 'is tomorrow')),
  };
}
