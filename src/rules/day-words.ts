import type { Problem } from '../model/problems.ts';
import { firstMatch, plannedDays, dayTexts, type DayRecords } from './day-texts.ts';

/** Refuses a day that mentions a study or a percentage without naming the claim behind it. */
export function figuresAreClaims(records: DayRecords): Problem[] {
  return plannedDays(records)
    .filter(({ day }) => day.claims.length === 0 && day.do.every(({ claims }) => claims.length === 0))
    .flatMap(({ day, file }) =>
      dayTexts(day).flatMap(({ field, text }) => {
        const found = firstMatch(text, /\b(?:stud(?:y|ies)|trials?|research(?:ers)?|percent)\b|\d\s?%/i);
        return found
          ? [{ file, field, message: `“${found}” needs a claim. Name its id in \`claims\`, or leave the figure out.` }]
          : [];
      }),
    );
}
