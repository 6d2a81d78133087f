import type { Problem } from '../problems.ts';
import { lists, type Records } from '../records.ts';

const lastDay = 90;

/** Refuses phases that do not fill days 1 to 90 one after the other: a reader on a day between two would be on no plan, or on two. */
export function phasesFillTheDays(records: Pick<Records, 'phases' | 'clarityPhases'>): Problem[] {
  return (['phases', 'clarityPhases'] as const).flatMap((list) => {
    const { file } = lists[list];
    const phases = records[list];
    const joints = phases.flatMap(({ from, to, title }, index): Problem[] => {
      const before = phases[index - 1];
      const expected = before ? before.to + 1 : 1;
      const problem =
        from > expected ? `leaves a gap: day ${expected} is in no phase` : `overlaps: day ${from} is in two phases`;
      return [
        ...(from === expected
          ? []
          : [
              {
                file,
                field: `[${index}].from`,
                message: `${from} ${problem}. “${title}” begins on day ${expected}${before ? `, the day after “${before.title}” ends` : ''}.`,
              },
            ]),
        ...(to >= from
          ? []
          : [
              {
                file,
                field: `[${index}].to`,
                message: `${to} comes before the day ${from} on which “${title}” begins.`,
              },
            ]),
      ];
    });
    const end = phases.at(-1)?.to;
    const unfinished =
      end === undefined || end === lastDay
        ? []
        : [{ file, field: `[${phases.length - 1}].to`, message: `${end}; the last phase ends on day ${lastDay}.` }];
    return [...joints, ...unfinished];
  });
}
