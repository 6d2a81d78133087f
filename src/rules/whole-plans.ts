import { plans } from '../plan/days.ts';
import type { Problem } from '../model/problems.ts';
import { plan as planNames } from '../model/day.ts';
import { plannedDays, type DayRecords } from './day-texts.ts';

/** Refuses a day whose file name is no day of its plan: `/protocol/day-91` would be a page. */
export function daysAreNumbered(records: DayRecords): Problem[] {
  return plannedDays(records)
    .filter(({ plan, number, day }) => !/^\d{3}$/.test(day.id) || number < 1 || number > plans[plan].length)
    .map(({ plan, file }) => ({
      file,
      field: '',
      message: `a day’s file is named by its number in three digits, from 001 to 0${plans[plan].length}. Rename it.`,
    }));
}

/** Refuses a plan with a day missing: the day before would lead nowhere. */
export function daysAreAllThere(records: DayRecords): Problem[] {
  return planNames.options.flatMap((plan) => {
    const { kind, length } = plans[plan];
    const written = new Set(records[kind].map(({ id }) => id));
    return Array.from({ length }, (_, index) => String(index + 1).padStart(3, '0'))
      .filter((id) => !written.has(id))
      .map((id) => ({
        file: `protocol/days/${plan === 'adults' ? 'adult' : 'kids'}/${id}.yaml`,
        field: '',
        message: `this plan has exactly ${length} days, and day ${Number(id)} is missing. Write it.`,
      }));
  });
}
