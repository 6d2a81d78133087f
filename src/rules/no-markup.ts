import { problem, type Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';
import { everyText } from '../model/every-text.ts';
import { markupIn } from '../text/texts.ts';

/** Refuses markup in a record: its words are printed as they are, so readers would see the symbols. */
export function textsHaveNoMarkup(records: Records): Problem[] {
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
