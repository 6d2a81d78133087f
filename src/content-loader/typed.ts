import { essayTexts, everyText } from '../model/every-text.ts';
import { essayFile, kinds, type Records } from '../model/records.ts';
import { problemOf, type Problem } from '../problems/problems.ts';
import { amountProblems } from '../rules/words/typed-amounts.ts';
import { countsWritten, numbersWritten } from '../rules/words/typed-numbers.ts';
import { unknownNames, withBraces, type FillIns } from './fill-in.ts';

/** Files whose texts may contain numbers and amounts: a helpline’s own record, and a source’s own words. */
const typesFreely = [kinds.helplines.folder, kinds.references.folder];

/** Names that mean nothing, and what is typed that has to be named, in records that aren’t filled in yet. */
export function typedProblems(records: Records, fillIns: FillIns): Problem[] {
  const bodies = new Map(records.essays.map(({ slug, body }) => [essayFile(slug), body]));
  return [...everyText(records), ...essayTexts(records)].flatMap((passage) => {
    const { file, field, line } = passage;
    const text = withBraces(passage.text);
    const around = line === undefined ? undefined : bodies.get(file);
    const typed = () => [
      ...numbersWritten(text, fillIns.helplines),
      ...countsWritten(text),
      ...amountProblems(file, field, text, fillIns, withBraces(around ?? text)),
    ];
    const mayType = typesFreely.some((folder) => file.startsWith(folder));
    return [...unknownNames(text, fillIns.words), ...(mayType ? [] : typed())].map((message) =>
      problemOf(passage, message),
    );
  });
}
