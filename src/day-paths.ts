import { buildDay } from './build-day.ts';
import { addMonths } from './domain/dates.ts';
import { daysOf, daysPath, numberOf } from './domain/days.ts';
import { reviewOf } from './domain/reviews.ts';
import type { Plan } from './domain/schema/day.ts';
import { loadConfig, loadRecords } from './records.ts';
import { keyOf } from './build-cache.ts';
import { siteKey } from './site-key.ts';

/** A route for each day of a plan. A page is made again when its key changes, or the code (docs/decisions/0013). */
export function dayPaths(plan: Plan) {
  const records = loadRecords();
  const site = siteKey(loadConfig(), records);
  const { checked, months } = reviewOf(records.reviews, daysPath(plan));
  const isOverdue = buildDay() > addMonths(checked, months);
  return daysOf(records, plan).map((day) => ({
    params: { day: `day-${numberOf(day)}` },
    props: { day },
    cacheKey: keyOf(site, plan, day.id, String(isOverdue)),
  }));
}
