import { wordCount } from '../../src/domain/library.ts';
import { numberOf, weekOf } from '../../src/domain/days.ts';
import { dayTexts } from '../../src/domain/rules/day-texts.ts';
import type { Records } from '../../src/domain/records.ts';
import { plan as planNames, type Day, type Plan } from '../../src/domain/schema/day.ts';
import type { WritingHabit } from './writing-habits.ts';
import { sentencesOf, wordsOf } from '../../src/domain/prose-text.ts';

/** Things that can be seen or touched, as days name them. A week reads the same where one of them comes twice. */
const props =
  'alarm bag bell bench bill blanket book bottle bowl box bus calendar card chair clock coat couch cup curtain cushion door drawer envelope fork fridge glass hat key kettle lamp letter map mug napkin notebook oven photograph pencil pillow plate pocket pot receipt rubber sandwich shelf shoe sink sock spoon stamp step strip tape teapot timer toast towel tree window'.split(
    ' ',
  );

const firstWord = (text: string) => wordsOf(text)[0] ?? '';
const lastWords = (text: string) => wordsOf(text).slice(-2).join(' ');

/** What several days share, most first: `share` says what of a day is compared. */
function repeated(days: readonly Day[], share: (day: Day) => string, atLeast: number): string[] {
  const found = Map.groupBy(days, share);
  return [...found]
    .filter(([, same]) => same.length >= atLeast)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([what, same]) => `${what} ${same.length} (${same.map(numberOf).join(' ')})`);
}

/** Pairs of days that follow each other and share something. */
const neighbors = (days: readonly Day[], share: (day: Day) => string): string[] =>
  days.flatMap((day, at) => {
    const before = days[at - 1];
    return before && share(before) === share(day) ? [`${share(day)} ${numberOf(before)}–${numberOf(day)}`] : [];
  });

/** Props that come on two days of one week. */
const propsAgain = (records: Pick<Records, 'weeks'>, plan: Plan, days: readonly Day[]): string[] =>
  [...Map.groupBy(days, (day) => weekOf(records, plan, numberOf(day))?.from ?? 0).values()].flatMap((week) =>
    props.flatMap((prop) => {
      const on = week.filter((day) =>
        dayTexts({ ...day, tasks: undefined }).some(({ text }) =>
          wordsOf(text).some((word) => word === prop || word === `${prop}s`),
        ),
      );
      return on.length > 1 ? [`${prop} ${on.map(numberOf).join(' ')}`] : [];
    }),
  );

/** A short last sentence behind another, which a reader hears as a closing line. */
const endsShort = ({ why }: Day): boolean => {
  const sentences = sentencesOf(why);
  return sentences.length >= 2 && wordCount(sentences.at(-1) ?? '') <= 6;
};

/** How the days of both plans are alike, as information: what a reader of all of them would notice. */
export function dayCounts(records: Pick<Records, 'adultDays' | 'kidsDays' | 'weeks'>): WritingHabit[] {
  return planNames.options.flatMap((plan) => {
    const days = plan === 'adults' ? records.adultDays : records.kidsDays;
    const counted = (what: string, where: string[]): WritingHabit => ({
      what: `${plan}: ${what}`,
      count: where.length,
      where,
    });
    const firstDo = (day: Day) => firstWord(day.do[0]?.text ?? '');
    return [
      counted(
        'first words of three titles or more',
        repeated(days, ({ title }) => firstWord(title), 3),
      ),
      counted('first words of the first thing to do, on three days or more', repeated(days, firstDo, 3)),
      counted('the same first word to do, two days in a row', neighbors(days, firstDo)),
      counted(
        'first words of why, on three days or more',
        repeated(days, ({ why }) => firstWord(why), 3),
      ),
      counted(
        'the same first word of why, two days in a row',
        neighbors(days, ({ why }) => firstWord(why)),
      ),
      counted(
        'last two words of why, on two days or more',
        repeated(days, ({ why }) => lastWords(why), 2),
      ),
      counted(
        'why that ends on six words or fewer',
        days.filter(endsShort).map(({ id }) => String(Number(id))),
      ),
      counted(
        'first words of the bad day, on five days or more',
        repeated(days, ({ badDay }) => firstWord(badDay), 5),
      ),
      counted('props on two days of one week', propsAgain(records, plan, days)),
    ];
  });
}
