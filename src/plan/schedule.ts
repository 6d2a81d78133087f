import type { Supplement } from '../model/protocol.ts';
import { byId, type Records } from '../model/records.ts';

/** A part of the day and its supplements. */
interface PartOfDay {
  time: string;
  /** At what moment; empty for what is taken as needed. */
  when: string;
  supplements: Supplement[];
}

/** The day in three parts with the supplements of each; last, what is taken as needed. */
export function scheduleOf({ schedule, supplements }: Records): PartOfDay[] {
  return [
    ...schedule.map((part) => ({ ...part, supplements: part.supplements.map((id) => byId(supplements, id)) })),
    { time: 'as needed', when: '', supplements: supplements.filter(({ dose }) => dose.time === undefined) },
  ];
}
