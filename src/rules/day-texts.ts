import { recordFile, type Records } from '../model/records.ts';
import { numberOf, plans } from '../plan/days.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { escaped, textsIn } from '../text/texts.ts';
import { planSchema, type Day, type Plan } from '../model/day.ts';

interface PlannedDay {
  plan: Plan;
  number: number;
  day: Day;
  file: string;
}

/** The days of one plan, or of both, each with its number and file. */
export const plannedDays = (records: Records, of: readonly Plan[] = planSchema.options): PlannedDay[] =>
  of.flatMap((plan) =>
    records[plans[plan].kind].map((day) => ({
      plan,
      number: numberOf(day),
      day,
      file: recordFile(plans[plan].kind, day.id),
    })),
  );

/** Every text of a day that a reader reads, with its field. */
export const dayTexts = ({ title, why, do: steps, badDay, evening, lookBack }: Day) =>
  textsIn({
    title,
    why,
    do: steps.map(({ heading, text, list }) => ({ heading, text, list })),
    badDay,
    evening,
    lookBack,
  });

/** All words of a day in one text. */
export const dayWords = (day: Day): string =>
  dayTexts(day)
    .map(({ text }) => text)
    .join('\n');

/** The names of an ingredient as a text may write them, as patterns. */
export const ingredientPatterns = ({ id, name }: Pick<Ingredient, 'id' | 'name'>): string[] => [
  id.replaceAll('-', '[- ]'),
  escaped(name),
];
