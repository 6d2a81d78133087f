import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../records.ts';
import type { Day, Habit, Week } from '../schema/day.ts';
import {
  daysAreAllThere,
  daysAreNumbered,
  dayTitlesDiffer,
  earlySignsAreTold,
  essaysBelongToOneDay,
  everyEssayHasItsDay,
  everyFocusIsMet,
  firstDaysAreTheGuide,
  miniResetIsMadeOfDays,
  seventhDaysLookBack,
  slidesHaveOneAnswer,
  weeksFillTheDays,
} from './whole-plans.ts';
import { habitsAreRepeatedAfterTheyBegin, oneNewHabitAWeek } from './habits.ts';
import { dayWith, faultLines } from './testing.ts';

const { essays, shelves, weeks, phases, focusDays, afterSlide, ingredients } = loadRecords();
const adults = (...adultDays: Day[]) => ({ adultDays, kidsDays: [] as Day[] });
const questions = ['What helped?', 'What did not?', 'What stays?'];

describe('D6 the days of a plan', () => {
  test('are named by their number, and none lies outside the plan', () => {
    expect(faultLines(daysAreNumbered(adults(dayWith(17))))).toEqual([]);
    expect(faultLines(daysAreNumbered(adults({ ...dayWith(1), id: '91' }, { ...dayWith(1), id: '091' })))).toEqual([
      'protocol/days/adult/91.yaml : a day’s file is named by its number in three digits, from 001 to 090. Rename it.',
      expect.stringContaining('091.yaml'),
    ]);
    expect(faultLines(daysAreNumbered({ adultDays: [], kidsDays: [dayWith(31)] }))).toEqual([
      expect.stringContaining('from 001 to 030'),
    ]);
  });

  test('are all there', () => {
    const all = (length: number) => Array.from({ length }, (_, index) => dayWith(index + 1));
    expect(daysAreAllThere({ adultDays: all(90), kidsDays: all(30) })).toEqual([]);
    expect(
      faultLines(daysAreAllThere({ adultDays: all(90).filter(({ id }) => id !== '017'), kidsDays: all(29) })),
    ).toEqual([
      'protocol/days/adult/017.yaml : this plan has exactly 90 days, and day 17 is missing. Write it.',
      'protocol/days/kids/030.yaml : this plan has exactly 30 days, and day 30 is missing. Write it.',
    ]);
  });

  test('have each a title of their own, grown-ups and children together', () => {
    expect(
      faultLines(
        dayTitlesDiffer({
          adultDays: [dayWith(1, { title: 'Supper' })],
          kidsDays: [dayWith(8, { title: 'supper' })],
        }),
      ),
    ).toEqual([
      'protocol/days/kids/008.yaml title: “supper” is the title of protocol/days/adult/001.yaml too. Say what this day is.',
    ]);
  });

  test('lie in weeks without a gap', () => {
    expect(weeksFillTheDays({ weeks })).toEqual([]);
    const moved = weeks.map((week): Week =>
      week.from === 15 && week.plan === 'adults' ? { ...week, from: 16 } : week,
    );
    expect(faultLines(weeksFillTheDays({ weeks: moved }))).toEqual([
      expect.stringMatching(/weeks\.yaml \[2\]: “The thumb” goes from day 16 to day 21; it begins on day 15/),
    ]);
    expect(faultLines(weeksFillTheDays({ weeks: weeks.slice(0, 12) }))).toEqual([
      expect.stringContaining('the last week of the adults ends on day 84; it ends on day 90.'),
    ]);
  });

  test('look back on the seventh, and on no other', () => {
    const { tasks } = dayWith(1);
    expect(
      seventhDaysLookBack(adults(dayWith(14, { lookBack: questions }), dayWith(90, { lookBack: questions }))),
    ).toEqual([]);
    expect(faultLines(seventhDaysLookBack(adults(dayWith(14), dayWith(15, { lookBack: questions, tasks }))))).toEqual([
      expect.stringMatching(/014\.yaml lookBack: missing/),
      expect.stringMatching(/015\.yaml lookBack: only every seventh day/),
    ]);
  });

  test('D7 one to seven stand in the starter guide, and no other does', () => {
    const tasks = [
      { text: 'One thing', claims: [] },
      { text: 'Another', claims: [] },
    ];
    expect(firstDaysAreTheGuide(adults(dayWith(7, { tasks }), dayWith(8)))).toEqual([]);
    expect(faultLines(firstDaysAreTheGuide(adults(dayWith(7), dayWith(8, { tasks }))))).toEqual([
      expect.stringMatching(/007\.yaml tasks: missing/),
      expect.stringMatching(/008\.yaml tasks: only days 1 to 7/),
    ]);
  });

  test('lead to every essay, and to each once', () => {
    const [one = '', other = ''] = essays.map(({ slug }) => slug);
    const all = adults(...essays.map(({ slug }, index) => dayWith(index + 1, { essay: slug })));
    expect(essaysBelongToOneDay({ ...all, essays })).toEqual([]);
    expect(everyEssayHasItsDay({ ...all, shelves })).toEqual([]);
    expect(
      faultLines(
        essaysBelongToOneDay({
          ...adults(dayWith(1, { essay: one }), dayWith(2, { essay: one }), dayWith(3, { essay: `${other}x` })),
          essays,
        }),
      ),
    ).toEqual([
      `protocol/days/adult/002.yaml essay: "${one}" belongs to protocol/days/adult/001.yaml already. Leave it on one day.`,
      expect.stringContaining(`Did you mean "${other}"?`),
    ]);
    expect(everyEssayHasItsDay({ adultDays: all.adultDays.slice(1), shelves }).map(({ file }) => file)).toEqual([
      `essays/${one}.md`,
    ]);
  });

  test('tell of the early signs of a slide around day 40 and day 70', () => {
    const told = adults(dayWith(40, { why: 'Two early signs of a slide.' }), dayWith(70, { why: 'The first sign.' }));
    expect(earlySignsAreTold(told)).toEqual([]);
    expect(faultLines(earlySignsAreTold(adults(dayWith(40), dayWith(70))))).toEqual([
      expect.stringContaining('no day from 36 to 44'),
      expect.stringContaining('no day from 66 to 74'),
    ]);
  });
});

describe('D6 D8 what is made of days', () => {
  test('every focus of a phase is met by days inside it', () => {
    expect(everyFocusIsMet({ phases, focusDays })).toEqual([]);
    const [first, ...others] = focusDays;
    expect(faultLines(everyFocusIsMet({ phases, focusDays: others }))).toEqual([
      expect.stringContaining(
        `“${first?.focus}” of the phase ${phases[0]?.title} is met by no day from 1 to ${phases[0]?.to}`,
      ),
    ]);
    expect(
      everyFocusIsMet({
        phases,
        focusDays: [{ focus: first?.focus ?? '', days: [1, (phases[0]?.to ?? 0) + 1] }, ...others],
      }),
    ).toHaveLength(1);
    expect(faultLines(everyFocusIsMet({ phases, focusDays: [...focusDays, { focus: 'Fly', days: [1] }] }))).toEqual([
      expect.stringContaining('“Fly” is the focus of no phase'),
    ]);
  });

  test('every length of a slide has one answer, and the days where two ways meet have a plain one', () => {
    expect(slidesHaveOneAnswer({ afterSlide })).toEqual([]);
    const { ways } = afterSlide;
    for (let days = 1; days <= 60; days += 1)
      expect(ways.filter(({ from, to = Infinity }) => from <= days && days <= to)).toHaveLength(1);
    expect(ways.find(({ from, to }) => from === 10 && to === 14)?.answer).toContain('all 21 days');
    expect(
      faultLines(slidesHaveOneAnswer({ afterSlide: { ...afterSlide, ways: ways.filter(({ from }) => from !== 10) } })),
    ).toEqual([expect.stringContaining('it begins at 10')]);
  });

  test('the mini reset names days that are written, each once, and none that speaks of a supplement', () => {
    const book = (miniReset: number[], ...days: Day[]) =>
      faultLines(miniResetIsMadeOfDays({ afterSlide: { ...afterSlide, miniReset }, adultDays: days, ingredients }));
    expect(book([1, 2], dayWith(1), dayWith(2))).toEqual([]);
    expect(book([1, 1, 3], dayWith(1))).toEqual([
      expect.stringContaining('miniReset[1]: day 1 stands here twice'),
      expect.stringContaining('miniReset[2]: day 3 is not written'),
    ]);
    expect(book([5], dayWith(5, { why: 'If you take Ashwagandha.' }))).toEqual([
      expect.stringContaining('speaks of ashwagandha'),
    ]);
  });
});

describe('D6 habits', () => {
  const habit = (id: string, day: number, plan: Habit['plan'] = 'adults'): Habit => ({
    id,
    plan,
    day,
    text: 'A habit',
  });
  const lines = (habits: Habit[]) => faultLines(oneNewHabitAWeek({ habits, weeks }));

  test('are planted one a week, and none near the end', () => {
    expect(lines([habit('one', 8), habit('two', 15), habit('three', 8, 'kids')])).toEqual([]);
    expect(lines([habit('one', 8), habit('two', 10)])).toEqual([
      expect.stringMatching(/habits\.yaml \[1\]\.day: 10 is in the week that plants "one"/),
    ]);
    expect(lines([habit('late', 61), habit('late-too', 25, 'kids')])).toEqual([
      expect.stringContaining('after day 60 of the adults'),
      expect.stringContaining('after day 24 of the kids'),
    ]);
  });

  const habits = [habit('same-hour-up', 8)];
  const planted = dayWith(8, { introduces: 'same-hour-up', do: [{ text: 'Up at six.', habit: 'same-hour-up' }] });
  const onDays = (...days: Day[]) => faultLines(habitsAreRepeatedAfterTheyBegin({ ...adults(...days), habits }));

  test('are planted on their day, and repeated on later ones', () => {
    expect(onDays(planted, dayWith(9, { do: planted.do }))).toEqual([]);
    expect(onDays(dayWith(7, { do: planted.do }))).toEqual([
      expect.stringMatching(/007\.yaml do\[0\]\.habit: "same-hour-up" is planted on day 8/),
    ]);
    expect(onDays(dayWith(8, { introduces: 'same-hour-up' }))).toEqual([expect.stringContaining('none of these is')]);
    expect(onDays(dayWith(8, { do: planted.do }))).toEqual([expect.stringContaining('this says nothing')]);
    expect(onDays(dayWith(9, { introduces: 'same-hour-up' }))).toEqual([
      expect.stringContaining('is not planted on day 9'),
    ]);
    expect(onDays(dayWith(9, { do: [{ text: 'Up at six.', habit: 'same-hours-up' }] }))).toEqual([
      expect.stringContaining('Did you mean "same-hour-up"?'),
    ]);
  });
});
