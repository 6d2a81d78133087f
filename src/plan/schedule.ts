import type { Records } from '../model/records.ts';

/** The day in three parts with the supplements of each; last, what is taken as needed. */
export function scheduleOf({ schedule, supplements }: Records) {
  return [...schedule, { time: 'as needed', when: '', purpose: '' }].map((part) => ({
    ...part,
    supplements: supplements.filter(({ dose }) => (dose.time ?? 'as needed') === part.time),
  }));
}
