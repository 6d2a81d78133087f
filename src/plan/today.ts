import { plans } from './days.ts';
import type { Plan } from '../model/day.ts';

/** What tells the day where a reader is: a `Date`, or what a test puts in its place. */
export type LocalClock = Pick<Date, 'getFullYear' | 'getMonth' | 'getDate'>;

/** How far ahead a start may lie, and how long ago the last day, in days. Beyond that it is taken for a slip of the thumb. */
const reach = { ahead: 180, behind: 400 } as const;

/** What an address says about today. */
type Today =
  | { state: 'ask' | 'wrong'; plan: Plan }
  | { state: 'far'; plan: Plan; start: string }
  | { state: 'before'; plan: Plan; start: string; inDays: number }
  | { state: 'day'; plan: Plan; start: string; day: number }
  | { state: 'after'; plan: Plan; start: string };

const two = (part: number) => String(part).padStart(2, '0');

/** The ISO day of a clock on the wall where the reader is. */
export const localDay = (clock: LocalClock): string =>
  `${String(clock.getFullYear()).padStart(4, '0')}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;

/**
 * The number of an ISO day, counted from 1970; undefined for a day that does not exist. Not shared with `dates.ts`: what
 * other scripts use too comes in a file of its own, and a reader would wait for it before the day opens.
 */
function dayNumber(iso: string): number | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? time / 86_400_000 : undefined;
}

/**
 * Reads the part of an address behind the `#`: a start date, `kids-` before it for the thirty days, or nothing. Day N is
 * N − 1 whole local days after the start, whatever the clock did in between.
 */
export function readToday(fragment: string, clock: LocalClock): Today {
  const plan: Plan = fragment.startsWith('kids') ? 'kids' : 'adults';
  if (fragment === '' || fragment === 'kids') return { state: 'ask', plan };
  const start = /^(?:kids-)?(\d{4}-\d\d-\d\d)$/.exec(fragment)?.[1];
  const first = start && dayNumber(start);
  const now = dayNumber(localDay(clock));
  if (!start || !first || !now) return { state: 'wrong', plan };
  const day = now - first + 1;
  const { length } = plans[plan];
  if (day < 1 - reach.ahead || day > length + reach.behind) return { state: 'far', plan, start };
  if (day < 1) return { state: 'before', plan, start, inDays: 1 - day };
  return day > length ? { state: 'after', plan, start } : { state: 'day', plan, start, day };
}

/** What follows the `#` in the address, for a start. */
export const fragmentOf = (plan: Plan, start: string): string => (plan === 'kids' ? `kids-${start}` : start);

const addDays = (iso: string, days: number): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The starts that a reader is offered: today, tomorrow, the next Monday. Each appears once. */
export function startsToChoose(clock: LocalClock): { id: 'today' | 'tomorrow' | 'monday'; start: string }[] {
  const today = localDay(clock);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const all = [
    { id: 'today', start: today },
    { id: 'tomorrow', start: addDays(today, 1) },
    { id: 'monday', start: addDays(today, (8 - weekday) % 7 || 7) },
  ] as const;
  return all.filter(({ start }, index) => all.findIndex((choice) => choice.start === start) === index);
}
