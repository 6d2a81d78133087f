import { problem, type Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { everyText } from '../model/every-text.ts';
import { markupIn } from '../model/texts.ts';

/** Refuses markup in a record: its words are printed as they are, so readers would see the symbols. */
export function wordsArePlain(records: Records): Problem[] {
  return everyText(records).flatMap(({ file, field, text }) => {
    const found = markupIn(text);
    return found
      ? [
          problem(
            file,
            field,
            `"${found.slice(0, 40)}" is markup; write plain words, and a sign such as < with a space behind it`,
          ),
        ]
      : [];
  });
}

/** The first day on which anything here could have been checked. */
const firstDay = '2020-01-01';

/** Days of checks and prices that cannot be: before 2020, or after the day of this run. Tomorrow’s date is only a warning: in New Zealand it’s already today. */
export function datesCanBe(records: Records, today: string): { problems: Problem[]; warnings: Problem[] } {
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
