import { recordFile, singles, type Records } from '../model/records.ts';
import { planSchema } from '../model/day.ts';
import type { Milestone } from '../model/figures.ts';
import { nearest, problem, problemIf, unknownId, type Problem } from '../problems/problems.ts';
import { plans, weekOf, weeksOf } from '../plan/days.ts';
import { dayTexts, dayWords, ingredientPatterns, plannedDays } from './day-texts.ts';

const namedIn = (text: string, { ingredients }: Records): string[] =>
  ingredients
    .filter((ingredient) => new RegExp(`\\b(?:${ingredientPatterns(ingredient).join('|')})`, 'i').test(text))
    .map(({ id }) => id);

/** Words of a day on which a supplement ends: so late it may be named for that alone. */
const isEnded = /\bit ends today\b/i;
const ashwagandha = 'ashwagandha';
/** How many days before its last one the end of a supplement is announced. */
const notice = 7;

/**
 * Refuses a supplement named on a day on which the plan has none of it to begin, and days that don't tell of its end. The days are
 * milestones.
 */
export function supplementsKeepTheirDays(records: Records): Problem[] {
  const { adultDays, milestones } = records;
  const dayOf = (what: NonNullable<Milestone['supplements']>) =>
    milestones.marks.find((mark) => mark.supplements === what)?.day ?? plans.adults.length;
  const [first, second, lastStart, end] = [dayOf('mayStart'), dayOf('mayAdd'), dayOf('noneNew'), dayOf('ends')];
  const days = plannedDays(records, ['adults']);
  const inWeek = new Map<number, string>();
  const tooEarly = days.flatMap(({ number, day, file }) =>
    dayTexts(day).flatMap(({ field, text }) =>
      namedIn(text, records).flatMap((id): Problem[] => {
        const say = (message: string) => [problem(file, field, `names ${id} on day ${number}. ${message}`)];
        if (number < first) return say(`No supplement comes before day ${first}.`);
        if (id === ashwagandha) return [];
        if (number < second) return say(`Until day ${second}, Ashwagandha comes alone, if anyone takes it at all.`);
        if (number > lastStart && !isEnded.test(text)) return say(`Nothing new starts after day ${lastStart}.`);
        const week = weekOf(records, 'adults', number)?.from ?? 0;
        const already = inWeek.get(week);
        inWeek.set(week, already ?? id);
        return already && already !== id ? say(`This week already names ${already}: at most one other a week.`) : [];
      }),
    ),
  );
  const namesIt = (on: number) => days.some(({ number, day }) => number === on && /Ashwagandha/.test(dayWords(day)));
  return adultDays.length === 0
    ? []
    : [
        ...tooEarly,
        ...[end - notice, end]
          .filter((number) => !namesIt(number))
          .map((number) =>
            problem(
              recordFile('adultDays', String(number).padStart(3, '0')),
              '',
              `day ${number} says nothing about the end of Ashwagandha. Say that it stops by day ${end}.`,
            ),
          ),
      ];
}

/** Refuses a short reset that takes in a day about a supplement. */
export const shortResetAddsNothing = (records: Records): Problem[] =>
  plannedDays(records, ['adults']).flatMap(({ number, day }) => {
    const words = records.setback.shortReset.days.includes(number) ? dayWords(day) : '';
    const [named = /\bsupplement/i.exec(words)?.[0]] = namedIn(words, records);
    return named
      ? [
          problem(
            singles.setback.file,
            'shortReset.days',
            `day ${number} speaks of ${named}. A short reset adds no supplement: choose another day.`,
          ),
        ]
      : [];
  });

/** Refuses a day without a step for the habit that it plants, and a step of a habit that isn’t there. */
export const habitsKeepTheirDays = (records: Records): Problem[] =>
  plannedDays(records).flatMap(({ plan, number, day, file }) => {
    const ofPlan = records.habits.filter((habit) => habit.plan === plan);
    const planted = ofPlan.find((habit) => habit.day === number)?.id;
    const ids = ofPlan.map(({ id }) => id);
    return [
      ...problemIf(
        planted !== undefined && !day.do.some(({ habit = '' }) => nearest(habit, ids) === planted),
        file,
        'do',
        `none of these is "${planted}", which the day plants. Give one its \`habit\`.`,
      ),
      ...day.do.flatMap(({ habit }, index) => {
        if (!habit || ids.includes(habit)) return [];
        const where = `an id of the ${plan} in content/${singles.habits.file}`;
        return [unknownId({ file, field: `do[${index}].habit` }, habit, 'habit', ids, where)];
      }),
    ];
  });

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
      const ofPlan = weeksOf({ weeks }, plan);
      const field = (place: number) => `[${weeks.findIndex((week) => week === ofPlan[place])}]`;
      return breaks(singles.weeks.file, ofPlan, field, plans[plan].length);
    }),
    ...breaks(singles.setback.file, setback.answers, (place) => `answers[${place}]`),
  ];
}
