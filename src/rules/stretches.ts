import { plans } from '../plan/days.ts';
import { problemIf, type Problem } from '../problems/problems.ts';
import { singles, type Records } from '../model/records.ts';
import { planSchema } from '../model/day.ts';

interface Stretch {
  from: number;
  to?: number | undefined;
}

/** What breaks a row of stretches: each begins on the day after the one before, and the last ends on `end`, or never. */
function breaks(
  file: string,
  stretches: readonly Stretch[],
  fieldOf: (place: number) => string,
  end?: number,
): Problem[] {
  return stretches.flatMap(({ from, to }, place): Problem[] => {
    const expected = place === 0 ? 1 : (stretches[place - 1]?.to ?? 0) + 1;
    const isLast = place === stretches.length - 1;
    const endsRight = isLast ? to === end : to !== undefined && to >= from;
    return [
      ...problemIf(
        from !== expected,
        file,
        `${fieldOf(place)}.from`,
        `${from}; expected day ${expected}, so that no day is left out or counted twice`,
      ),
      ...problemIf(
        !endsRight,
        file,
        `${fieldOf(place)}.to`,
        `${to ?? 'no end'}; expected ${isLast ? (end ?? 'no end') : `day ${from} or later`}`,
      ),
    ];
  });
}

/** Refuses phases, weeks and answers after a setback that leave out a day or give it two. */
export function stretchesFillTheirDays({ phases, clarityPhases, weeks, setback }: Records): Problem[] {
  const inList = (place: number) => `[${place}]`;
  return [
    ...breaks(singles.phases.file, phases, inList, plans.adults.length),
    ...breaks(singles.clarityPhases.file, clarityPhases, inList, plans.adults.length),
    ...planSchema.options.flatMap((plan) => {
      const ofPlan = weeks.filter((week) => week.plan === plan);
      const field = (place: number) => `[${weeks.findIndex((week) => week === ofPlan[place])}]`;
      return breaks(singles.weeks.file, ofPlan, field, plans[plan].length);
    }),
    ...breaks(singles.setback.file, setback.answers, (place) => `answers[${place}]`),
  ];
}
