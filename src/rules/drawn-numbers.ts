import { plans } from '../plan/days.ts';
import type { Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';

/** Refuses what a figure could not show: a milestone after the last day of its plan. */
export function milestonesAreInTheirPlan({ milestones }: Pick<Records, 'milestones'>): Problem[] {
  return (['adults', 'kids'] as const).flatMap((plan) =>
    milestones[plan].marks.flatMap(({ day, text }, index) =>
      day <= plans[plan].length
        ? []
        : [
            {
              file: lists.milestones.file,
              field: `${plan}.marks[${index}].day`,
              message: `${day} is after day ${plans[plan].length}, the last day of this plan, so “${text}” can’t be drawn.`,
            },
          ],
    ),
  );
}

/** Refuses steps that take away more than a quarter of the first day’s cups at once, or that end after the last hour. */
export function caffeineStepsAreGentle({ caffeineSteps }: Pick<Records, 'caffeineSteps'>): Problem[] {
  const { file } = lists.caffeineSteps;
  const { lastHour } = caffeineSteps;
  // A set of records made for a test of something else has none.
  const steps = (caffeineSteps as Partial<Records['caffeineSteps']>).steps ?? [];
  const most = Math.max(1, Math.ceil((steps[0]?.cups.length ?? 0) / 4));
  return steps.flatMap(({ when, cups }, index): Problem[] => {
    const field = `steps[${index}].cups`;
    const dropped = (steps[index - 1]?.cups.length ?? cups.length) - cups.length;
    const late = index === steps.length - 1 ? cups.filter((hour) => hour > lastHour) : [];
    return [
      ...(cups.every((hour, at) => hour > (cups[at - 1] ?? -1))
        ? []
        : [{ file, field, message: `${cups.join(', ')}: write the hours of the cups in their order.` }]),
      ...(dropped <= most
        ? []
        : [
            {
              file,
              field,
              message: `“${when}” takes away ${dropped} cups at once; a step takes at most ${most}, a quarter of the first day’s.`,
            },
          ]),
      ...late.map((hour) => ({
        file,
        field,
        message: `a cup at ${hour} o’clock in the last step; none comes after ${lastHour}.`,
      })),
    ];
  });
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Every number of a text, in digits or, up to twenty, in words. “One” is an article as often as a number, so it is left out. */
export function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));
  const spelled = [...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => words.indexOf(word));
  return [...digits, ...spelled.filter((number) => number > 1)];
}

/** The numbers of a measure that are drawn or printed, so a source has to give them. */
function drawnNumbers(measure: object): number[] {
  const ownReading = new Set(['sure', 'references', 'claims', 'ingredient']);
  return Object.entries(measure).flatMap(([key, value]: [string, unknown]) => {
    if (ownReading.has(key)) return [];
    if (typeof value === 'number') return [Math.abs(value)];
    return typeof value === 'string' ? numbersIn(value) : [];
  });
}

/** Refuses a number in a figure that none of its sources gives, because people believe a drawn number more than a written one. */
export function measuresStandInTheirSources({
  measures,
  references,
}: Pick<Records, 'measures' | 'references'>): Problem[] {
  const all = measures as Partial<Records['measures']>;
  const groups = [
    ...(all.night?.rows ?? []).map((measure, index) => ({ field: `night.rows[${index}]`, measure })),
    ...(all.habit ? [{ field: 'habit', measure: all.habit }] : []),
    ...(all.panic ? [{ field: 'panic', measure: all.panic }] : []),
    ...(all.howSure?.rows ?? []).map((measure, index) => ({ field: `howSure.rows[${index}]`, measure })),
  ];
  return groups.flatMap(({ field, measure }) => {
    const findings = references.filter(({ id }) => measure.references.includes(id)).map(({ finding }) => finding);
    const known = new Set(numbersIn(findings.join('\n')));
    return [...new Set(drawnNumbers(measure))]
      .filter((number) => !known.has(number))
      .map((number) => ({
        file: lists.measures.file,
        field,
        message: `${number} isn’t in the finding of any of its references (${measure.references.join(', ')}). Draw only what a source says.`,
      }));
  });
}
