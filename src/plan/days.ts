import type { Records } from '../model/records.ts';
import type { Day, Plan, Week } from '../model/day.ts';
import type { TextPage } from '../model/screens/text-page.ts';

/** The two plans: where their records and pages are, and how many days they have. */
export const plans = {
  adults: { kind: 'adultDays', length: 90, path: '/protocol', name: '90-Day Reset' },
  kids: { kind: 'kidsDays', length: 30, path: '/kids-protocol', name: 'Thirty days with children' },
} as const satisfies Record<Plan, { kind: 'adultDays' | 'kidsDays'; length: number; path: string; name: string }>;

/** How many months the plan for adults has, as its costs are given. */
export const planMonths = plans.adults.length / 30;

/** A day’s number, from 1. Its file name is the number in three digits. */
export const numberOf = ({ id }: Pick<Day, 'id'>): number => Number(id);

/** The address of a day’s page. */
export const dayPath = (plan: Plan, number: number): string => `${plans[plan].path}/day-${number}`;

/** “Day 9: The first hour”, “Day 9 with children: The first hour”. */
export const dayName = (plan: Plan, day: Day): string =>
  `Day ${numberOf(day)}${plan === 'kids' ? ' with children' : ''}: ${day.title}`;

/** The address of the page that lists every day of a plan. */
export const daysPath = (plan: Plan): string => `${plans[plan].path}/days`;

/** The address of the page that follows the last day of a plan. */
export const afterPath = (plan: Plan): string => `${plans[plan].path}/after`;

/** The page that follows the last day of a plan, where its record is written. */
export const afterPage = ({ textPages }: Records, plan: Plan): TextPage | undefined =>
  textPages.find(({ path }) => path === afterPath(plan));

/** The days of a plan in their order. */
export const daysOf = (records: Records, plan: Plan): Day[] => records[plans[plan].kind];

/** The day with this number, where there is one. */
export const dayAt = (records: Records, plan: Plan, number: number): Day | undefined =>
  daysOf(records, plan).find((day) => numberOf(day) === number);

const holding = <T extends { from: number; to: number }>(stretches: readonly T[], number: number): T | undefined =>
  stretches.find(({ from, to }) => from <= number && number <= to);

/** The weeks of a plan in their order. */
export const weeksOf = ({ weeks }: Pick<Records, 'weeks'>, plan: Plan): Week[] =>
  weeks.filter((week) => week.plan === plan);

/** The week that a day is in. */
export const weekOf = (records: Records, plan: Plan, number: number): Week | undefined =>
  holding(weeksOf(records, plan), number);

/** Days 1 to 7, which are the starter guide. */
export const starterDays = (records: Records): Day[] => records.adultDays.filter((day) => numberOf(day) <= 7);

/** The phase and the week that a day is in. */
export function phaseAndWeekOf(records: Records, plan: Plan, number: number) {
  const weeks = weeksOf(records, plan);
  const index = weeks.findIndex(({ from, to }) => from <= number && number <= to);
  const week = weeks[index];
  return {
    week,
    weekNumber: index + 1,
    weekAnchor: `week-${index + 1}`,
    phase: plan === 'adults' ? holding(records.phases, number) : undefined,
    /** Where the line of the plan is cut: the last days of its phases, or of the weeks where it has none. */
    cuts: (plan === 'adults' ? records.phases : weeks).map(({ to }) => to),
  };
}

/** A day in a sentence for search results: 50 to 180 characters. */
export function describeDay(plan: Plan, day: Day): string {
  const opening = `Day ${numberOf(day)} of ${plans[plan].length}${plan === 'kids' ? ' with children' : ''}: ${day.title}. `;
  const room = 176 - opening.length;
  const whole = `${opening}${day.why}`;
  return whole.length <= 178 ? whole : `${opening}${day.why.slice(0, room).replace(/[\s,;:.–]+\S*$/, '')} …`;
}
