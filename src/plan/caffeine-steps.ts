import { numberOf, starterDays } from './days.ts';
import type { Records } from '../model/records.ts';

/**
 * The day of the first week that begins to cut down on cups: the one whose tasks name every claim of the steps. It shows the
 * figure. Undefined if there’s no such day.
 */
export function caffeineDay(records: Records): number | undefined {
  const day = starterDays(records).find((day) => {
    const named = day.do.flatMap(({ claims }) => claims);
    return records.caffeineSteps.claims.every((claim) => named.includes(claim));
  });
  return day && numberOf(day);
}
