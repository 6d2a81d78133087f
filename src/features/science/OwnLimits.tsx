import { comparisonRows } from '../../safety/comparison.ts';
import { isSet } from '../../safety/limits.ts';
import { nutrientNames } from '../../model/nutrient.ts';
import type { Records } from '../../model/records.ts';

/** Where the limits that we set ourselves come from, and which published ones we don’t use because a stricter one counts. */
export function OwnLimits({ records }: { records: Records }) {
  const { title, text } = records.doseTexts.children.unused;
  const notes = Map.groupBy(
    records.limits.filter(({ setBy, isReplaced }) => setBy === 'project' && !isReplaced),
    ({ note }) => note,
  );
  const unused = comparisonRows(records)
    .filter(({ reading }) => reading === 'kids-page')
    .flatMap(({ name, band, comparisons: [, ...others] }) =>
      others
        .filter(({ setBy, result }) => setBy !== 'project' && isSet(result.limit))
        .map((other) => `${name}, ages ${band.from}–${band.to}: ${other.name}, ${other.amount}`),
    );
  return (
    <>
      {[...notes].map(
        ([note, [first]]) =>
          first && (
            <p key={note}>
              <b>{nutrientNames[first.nutrient]}.</b> {note}
            </p>
          ),
      )}
      <p>
        <b>{title}</b> {text}
      </p>
      <ul>
        {unused.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}
