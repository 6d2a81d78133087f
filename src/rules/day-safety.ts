import { cardsOf, weekOf } from '../plan/days.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { triggersIn } from '../safety/triggers.ts';
import {
  problemsInTexts,
  firstMatch,
  plannedDays,
  dayTexts,
  dayWords,
  type DayRecords,
  type PlannedDay,
} from './day-texts.ts';

type DaysAnd<K extends keyof Records> = DayRecords & Pick<Records, K>;

/** Refuses a day that touches a danger without naming its care card, which puts a care row on its page. */
export function daysCarryTheirCards(records: DaysAnd<'careCards'>): Problem[] {
  return plannedDays(records).flatMap(({ day, file }) =>
    records.careCards
      .filter(({ id }) => !cardsOf(day).includes(id))
      .flatMap(({ id, triggers }): Problem[] => {
        const found = triggersIn(dayWords(day), triggers);
        const words = found.map((word) => `“${word}”`).join(', ');
        return found.length === 0
          ? []
          : [
              {
                file,
                field: 'careCards',
                message: `Contains ${words} and needs the care card “${id}”. Add it here if the advice is safe for that reader; if it isn’t, change the advice.`,
              },
            ];
      }),
  );
}

/** The substances of the stack, as days may name them. */
const named = (records: Pick<Records, 'ingredients'>, text: string): string[] =>
  records.ingredients
    .filter(({ id, name }) =>
      [id.replaceAll('-', '[- ]'), name].some((word) => new RegExp(`\\b${word}`, 'i').test(text)),
    )
    .map(({ id }) => id);

const first = 'ashwagandha';
/** When the first supplement may begin, when others may join it, and when the door is shut. */
const supplementDays = { first: 5, others: 19, shut: 30 } as const;

/** Words of a day on which a supplement ends: so late it may be named for that alone. */
const isEnded = /\bit ends today\b/i;

/** Refuses a supplement named on a day on which the plan has none of it to begin. */
export function supplementsComeInTheirTime(records: DaysAnd<'ingredients' | 'weeks'>): Problem[] {
  const inWeek = new Map<number, string>();
  return plannedDays(records, ['adults']).flatMap(({ number, day, file }) =>
    dayTexts(day).flatMap(({ field, text }) =>
      named(records, text).flatMap((id): Problem[] => {
        const say = (message: string) => [{ file, field, message: `names ${id} on day ${number}. ${message}` }];
        if (number < supplementDays.first) return say(`No supplement comes before day ${supplementDays.first}.`);
        if (id === first) return [];
        if (number < supplementDays.others)
          return say(`Until day ${supplementDays.others}, Ashwagandha is the only supplement that a day may name.`);
        if (number > supplementDays.shut && !isEnded.test(text))
          return say(`Nothing new goes in after day ${supplementDays.shut}.`);
        const week = weekOf(records, 'adults', number)?.from ?? 0;
        const other = inWeek.get(week);
        inWeek.set(week, other ?? id);
        return other && other !== id ? say(`This week already names ${other}: at most one other a week.`) : [];
      }),
    ),
  );
}

/** Refuses ninety days that do not shut the door for bottles on day 30 or 31, or do not tell of the end of Ashwagandha. */
export function supplementsEnd({ adultDays }: Pick<Records, 'adultDays'>): Problem[] {
  const days = plannedDays({ adultDays, kidsDays: [] });
  const at = (...numbers: number[]) => days.filter(({ number }) => numbers.includes(number));
  const says = (planned: PlannedDay, pattern: RegExp) => pattern.test(dayWords(planned.day));
  const shut = at(30, 31);
  return [
    ...(shut.some(
      (planned) => says(planned, /\b(?:supplements?|bottles?)\b/i) && says(planned, /\b(?:nothing|no|shut|closed?)\b/i),
    )
      ? []
      : [
          {
            file: 'protocol/days/adult/030.yaml',
            field: '',
            message:
              'neither day 30 nor day 31 says that nothing new goes in from here: no other supplement, no new bottle.',
          },
        ]),
    ...[83, 90].flatMap((number) =>
      at(number).some((planned) => says(planned, /Ashwagandha/))
        ? []
        : [
            {
              file: `protocol/days/adult/0${number}.yaml`,
              field: '',
              message: `day ${number} does not tell of the end of Ashwagandha. Say that it stops by day 90, if it was taken.`,
            },
          ],
    ),
  ];
}

/** Refuses a child’s day that names a supplement in any way but “what the pediatrician said”. */
export function kidsDaysNameNoSupplement(records: DaysAnd<'ingredients'>): Problem[] {
  return problemsInTexts(
    plannedDays(records, ['kids']),
    (text) =>
      /pediatrician said/i.test(text)
        ? undefined
        : (named(records, text)[0] ??
          firstMatch(text, /\b(?:supplement|gummy|gummies|vitamin|pill|capsule|dose)s?\b/i)),
    (found) => `names “${found}”. A child’s day has nothing to swallow: at most “what the pediatrician said”.`,
  );
}

const caffeine = /\b(?:caffeine|coffee|espresso|energy drinks?)\b/i;
const stepDown = /\b(?:less|fewer|down|quarters?|none|skip|leave out|step|decaf)\b/i;

/** Refuses a day that lowers caffeine without naming the medicines it affects, and two weeks that never name 11am. */
export function caffeineNamesItsMedicines(records: DayRecords): Problem[] {
  const steps = plannedDays(records, ['adults']).filter(({ day }) =>
    dayTexts(day).some(({ text }) => caffeine.test(text) && stepDown.test(text)),
  );
  return steps
    .filter(({ day }) => !/lithium or clozapine/i.test(dayWords(day)))
    .map(({ file }) => ({
      file,
      field: 'do',
      message: 'lowers caffeine. Add: “If you take lithium or clozapine, ask your doctor first.”',
    }));
}

/** Refuses a day that mentions alcohol without the alcohol card, whose care row leads to the drinking levels. */
export function drinkingLeadsToTheLevels(records: DayRecords): Problem[] {
  return plannedDays(records).flatMap(({ day, file }) => {
    const found = firstMatch(dayWords(day), /\b(?:alcohol|wine|beer|liquor|drink heavily|heavy drink\w*|hangover)\b/i);
    return found && !cardsOf(day).includes('alcohol')
      ? [{ file, field: 'careCards', message: `the day mentions drinking (“${found}”). Name the card "alcohol".` }]
      : [];
  });
}
