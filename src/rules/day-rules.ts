import { recordFile, singles, type Records } from '../model/records.ts';
import type { Milestone } from '../model/figures.ts';
import type { Plan } from '../model/day.ts';
import { problem, problemIf, unknownId, type Problem } from '../problems/problems.ts';
import { caffeineDay } from '../plan/caffeine-steps.ts';
import { plans, weekOf } from '../plan/days.ts';
import { dayTexts, dayWords, ingredientPatterns, plannedDays } from './day-texts.ts';

/** The supplements that a text names. */
const namedIn = (text: string, { ingredients }: Records): string[] =>
  ingredients
    .filter((each) => new RegExp(`\\b(?:${ingredientPatterns(each).join('|')})`, 'i').test(text))
    .map(({ id }) => id);

/** Words of a day on which a supplement ends: so late it may be named for that alone. */
const isEnded = /\bit ends today\b/i;
const ashwagandha = 'ashwagandha';
/** How many days before its last one the end of a supplement is announced. */
const notice = 7;

/** Refuses a supplement named on a day on which the plan has none of it to begin, and days that don't tell of its end. The days are milestones. */
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
        const other = inWeek.get(week);
        inWeek.set(week, other ?? id);
        return other && other !== id ? say(`This week already names ${other}: at most one other a week.`) : [];
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

/** The last day that may plant something: what is new later has no time to become a habit inside the plan. */
const lastToPlant: Record<Plan, number> = { adults: 60, kids: 24 };

/** Refuses a habit planted near the end, on a day that doesn't say so, or repeated before its day. */
export function habitsKeepTheirDays(records: Records): Problem[] {
  const tooLate = records.habits.flatMap(({ plan, day }, index) =>
    problemIf(
      day > lastToPlant[plan],
      singles.habits.file,
      `[${index}].day`,
      `${day}; after day ${lastToPlant[plan]} of the ${plan} nothing new is planted. Choose an earlier day.`,
    ),
  );
  const onDays = plannedDays(records).flatMap(({ plan, number, day, file }): Problem[] => {
    const ofPlan = records.habits.filter((habit) => habit.plan === plan);
    const here = ofPlan.find((habit) => habit.day === number)?.id;
    const repeated = day.do.flatMap(({ habit }, index): Problem[] => {
      const known = ofPlan.find(({ id }) => id === habit);
      const field = `do[${index}].habit`;
      if (!habit || (known && known.day <= number)) return [];
      if (known)
        return [
          problem(
            file,
            field,
            `"${habit}" is planted on day ${known.day}, and day ${number} comes before. Leave it out here.`,
          ),
        ];
      const ids = ofPlan.map(({ id }) => id);
      return [
        problem(file, field, unknownId(habit, 'habit', ids, `content/${singles.habits.file}, as an id of the ${plan}`)),
      ];
    });
    return [
      ...(here && !day.do.some(({ habit }) => habit === here)
        ? [problem(file, 'do', `none of these is "${here}", which the day plants. Give one its \`habit\`.`)]
        : []),
      ...repeated,
    ];
  });
  return [...tooLate, ...onDays];
}

/** Refuses caffeine steps that no day of the first week rests on: their figure would be nowhere. */
export const caffeineStepsHaveADay = (records: Records): Problem[] =>
  caffeineDay(records) === undefined
    ? [
        problem(
          singles.caffeineSteps.file,
          'claims',
          `no day of the first week cites ${records.caffeineSteps.claims.join(' and ')}, so no day shows these steps. Cite them in its steps, or change them here.`,
        ),
      ]
    : [];
