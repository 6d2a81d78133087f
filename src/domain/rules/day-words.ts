import type { Fault } from '../faults.ts';
import type { Records } from '../records.ts';
import { faultsInTexts, firstMatch, plannedDays, dayTexts, type DayRecords } from './day-texts.ts';

/** Words that no day has, why, and what to write. */
const unwanted: readonly { words: RegExp; why: string }[] = [
  { words: /\b(?:streaks?|scores?|points|level up|achievements?|badges?)\b/i, why: 'no day counts or rewards' },
  {
    words: /\b(?:you (?:should have|failed)|guilty|ashamed of yourself|no excuses?|cheat(?:ed|ing)?|lazy)\b/i,
    why: 'no day blames',
  },
  {
    words: /\b(?:hurry|last chance|before it is too late|right now or|don’t miss|must not miss)\b/i,
    why: 'no day hurries anybody',
  },
  {
    words: /(?<!\bno )\b(?:buy(?! no| none| nothing)|purchase|order (?:a|the|some|online)|subscribe|sign up)\b/i,
    why: 'no day asks for money',
  },
  {
    words: /\$\d|\b\d+(?:\.\d+)?\s?(?:mg|mcg|µg|IU|grams?|gummy|gummies|capsules?|tablets?)\b/i,
    why: 'doses, prices and limits stand in their own records: write “what the label and Check first allow”',
  },
  {
    words: /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b/,
    why: 'any day of the week may be this day: name none',
  },
  { words: /\b(?:as (?:you did )?yesterday|if you did day \d|like yesterday)\b/i, why: 'no day depends on another' },
];

/**
 * Refuses words that no day should hold: counting, blame, hurry, money, doses, weekdays. The words of a ceiling may stand
 * where its dose is taken; when the record changes, they are a fault.
 */
export function daysAreKind(records: DayRecords & Pick<Records, 'ingredients'>): Fault[] {
  const ceilings = records.ingredients.flatMap(({ ceiling }) => (ceiling ? [ceiling.words.toLowerCase()] : []));
  const withoutCeilings = (text: string) =>
    ceilings.reduce((rest, words) => {
      const at = rest.toLowerCase().indexOf(words);
      return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + words.length);
    }, text);
  return unwanted.flatMap(({ words, why }) =>
    faultsInTexts(
      plannedDays(records),
      (text) => firstMatch(withoutCeilings(text), words),
      (found) => `holds “${found}”: ${why}.`,
    ),
  );
}

const eveningHour = /\b(?:[5-9]|1[0-2])(?::\d\d)?\s?PM\b/;
const ownClock = /\b(?:hours?|shifts?|own (?:day|evening|night)|bedtime|before (?:bed|sleep)|your (?:clock|alarm))\b/i;

/** Refuses an hour of the evening without a word for those who live by another clock. */
export function hoursSuitShifts(records: DayRecords): Fault[] {
  return faultsInTexts(
    plannedDays(records, ['adults']),
    (text) => (ownClock.test(text) ? undefined : firstMatch(text, eveningHour)),
    (found) => `“${found}” holds for few who work shifts. Say beside it “two hours before bed”, or what fits.`,
  );
}

const outOfBed =
  /\b(?:walk (?:to|around|once)|stand up|go (?:to|out|outside)|step out|get up(?! on)|to the (?:corner|window|door)|in another room)\b/i;

/** Refuses a bad day’s one thing that asks somebody to get up: it has to be possible in bed. */
export function badDaysStayInBed(records: DayRecords): Fault[] {
  return plannedDays(records).flatMap(({ day: { badDay }, file }) => {
    const found = firstMatch(badDay, outOfBed);
    return found
      ? [{ file, field: 'badDay', message: `“${found}” gets a reader up. Say what can be done in bed.` }]
      : [];
  });
}

/** Refuses a day that tells of a study, or gives a percentage, and names no claim that it stands on. */
export function figuresAreClaims(records: DayRecords): Fault[] {
  return plannedDays(records)
    .filter(({ day }) => day.claims.length === 0)
    .flatMap(({ day, file }) =>
      dayTexts(day).flatMap(({ field, text }) => {
        const found = firstMatch(text, /\b(?:stud(?:y|ies)|trials?|research(?:ers)?|percent)\b|\d\s?%/i);
        return found
          ? [{ file, field, message: `“${found}” needs a claim. Name its id in \`claims\`, or leave the figure out.` }]
          : [];
      }),
    );
}
