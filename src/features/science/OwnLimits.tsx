import { nutrientNames } from '../../model/nutrient.ts';
import type { Records } from '../../model/records.ts';

/** Where the children’s limits that we set ourselves come from. */
export function OwnLimits({ records }: { records: Records }) {
  const notes = Map.groupBy(
    records.limits.filter(({ setBy, isReplaced, ages }) => setBy === 'project' && !isReplaced && ages.from <= 12),
    ({ note }) => note,
  );
  return [...notes].map(
    ([note, [first]]) =>
      first && (
        <p key={note}>
          <b>{nutrientNames[first.nutrient]}.</b> {note}
        </p>
      ),
  );
}
