import { everyText } from '../../model/every-text.ts';
import { problemIf, type Problem } from '../../problems/problems.ts';
import { singles, type Records } from '../../model/records.ts';

/** Refuses a list of reasons to stop that leaves one out: a reader takes the list in front of them for the whole list. A source lists its own. */
export function stopListIsWhole(records: Records): Problem[] {
  const { stopSigns } = records.wholeStack;
  const [first = ''] = stopSigns;
  return everyText({ ...records, references: [] })
    .filter(({ file, text }) => file !== singles.wholeStack.file && text.toLowerCase().includes(first))
    .flatMap(({ file, field, text }) => {
      const left = stopSigns.filter((sign) => !text.toLowerCase().includes(sign.replace(/^an? /, '')));
      const message = `lists reasons to stop and leaves out ${left.join(', ')}. Write the whole list of ${singles.wholeStack.file}.`;
      return problemIf(left.length > 0, file, field, message);
    });
}
