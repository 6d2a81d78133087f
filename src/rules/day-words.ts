import type { Problem } from '../model/problems.ts';
import { firstMatch, plannedDays, dayTexts, type DayRecords } from './day-texts.ts';

/** Refuses a day that tells of a study, or gives a percentage, and names no claim that it stands on. */
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
