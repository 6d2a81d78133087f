import { daysOf, numberOf } from './domain/days.ts';
import type { Plan } from './domain/schema/day.ts';
import { loadRecords } from './records.ts';

/** A route for each day of a plan. */
export const dayPaths = (plan: Plan) =>
  daysOf(loadRecords(), plan).map((day) => ({ params: { day: `day-${numberOf(day)}` }, props: { day } }));
