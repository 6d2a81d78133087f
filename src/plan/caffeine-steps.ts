import { numberOf, starterDays } from './days.ts';
import type { Records } from '../model/records.ts';

/** 7 → “7am”, 13 → “1 PM”, as the site writes its hours. */
export const hourWords = (hour: number): string => (hour < 12 ? `${hour}am` : `${hour === 12 ? 12 : hour - 12} PM`);

/**
 * The day of the first week that begins to cut down on cups: the one whose tasks name every claim of the steps. It shows the
 * figure. Undefined if there’s no such day.
 */
export function caffeineDay(records: Records): number | undefined {
  const day = starterDays(records).find((each) => {
    const named = each.do.flatMap(({ claims }) => claims);
    return records.caffeineSteps.claims.every((claim) => named.includes(claim));
  });
  return day && numberOf(day);
}
