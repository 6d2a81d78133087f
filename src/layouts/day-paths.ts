import { daysOf, numberOf } from '../plan/days.ts';
import type { Plan } from '../model/day.ts';
import { loadRecords } from '../content-loader/records.ts';

/** A route for each day of a plan. */
export const dayPaths = (plan: Plan) =>
  daysOf(loadRecords(), plan).map((day) => ({ params: { day: `day-${numberOf(day)}` }, props: { day } }));
