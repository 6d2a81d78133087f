import { byId, type Records } from '../model/records.ts';

/** The day in three parts with the supplements of each; last, what is taken as needed. */
export function scheduleOf({ schedule, supplements }: Records) {
  return [
    ...schedule.map((part) => ({ ...part, supplements: part.supplements.map((id) => byId(supplements, id)) })),
    { time: 'as needed', when: '', supplements: supplements.filter(({ dose }) => dose.time === undefined) },
  ];
}
