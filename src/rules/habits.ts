import { weekOf } from '../plan/days.ts';
import { unknownId, type Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';
import type { Plan } from '../model/day.ts';
import { plannedDays, type DayRecords } from './day-texts.ts';

/** The last day that may plant something: what is new later has no time to become a habit inside the plan. */
export const lastToPlant: Record<Plan, number> = { adults: 60, kids: 24 };

/** Refuses a second new habit in a week, and a new one near the end. */
export function oneNewHabitAWeek({ habits, weeks }: Pick<Records, 'habits' | 'weeks'>): Problem[] {
  const planted = new Map<string, string>();
  return habits.flatMap(({ id, plan, day }, index): Problem[] => {
    const field = `[${index}].day`;
    const { file } = lists.habits;
    if (day > lastToPlant[plan]) {
      const message = `${day}; after day ${lastToPlant[plan]} of the ${plan} nothing new is planted. Choose an earlier day.`;
      return [{ file, field, message }];
    }
    const week = weekOf({ weeks }, plan, day);
    const key = `${plan} ${week?.from}`;
    const other = planted.get(key);
    planted.set(key, id);
    return other
      ? [{ file, field, message: `${day} is in the week that plants "${other}": one new habit a week. Move one.` }]
      : [];
  });
}

/** Refuses a day that plants a habit which is not its own, repeats one before it was planted, or names an unknown one. */
export function habitsAreRepeatedAfterTheyBegin(records: DayRecords & Pick<Records, 'habits'>): Problem[] {
  return plannedDays(records).flatMap(({ plan, number, day, file }): Problem[] => {
    const ofPlan = records.habits.filter((habit) => habit.plan === plan);
    const here = ofPlan.find((habit) => habit.day === number)?.id;
    const unknown = (id: string) =>
      unknownId(
        id,
        'habit',
        ofPlan.map((habit) => habit.id),
        `content/${lists.habits.file}, as an id of the ${plan}`,
      );
    const introduced: Problem[] =
      day.introduces === here
        ? []
        : [
            {
              file,
              field: 'introduces',
              message: here
                ? `day ${number} plants "${here}", and this says ${day.introduces ? `"${day.introduces}"` : 'nothing'}. Write that id.`
                : `"${day.introduces}" is not planted on day ${number}. Delete the line, or move the habit in content/${lists.habits.file}.`,
            },
          ];
    const carried: Problem[] =
      here && !day.do.some(({ habit }) => habit === here)
        ? [{ file, field: 'do', message: `none of these is "${here}", which the day plants. Give one its \`habit\`.` }]
        : [];
    const repeated = day.do.flatMap(({ habit }, index): Problem[] => {
      if (!habit) return [];
      const field = `do[${index}].habit`;
      const known = ofPlan.find(({ id }) => id === habit);
      if (!known) return [{ file, field, message: unknown(habit) }];
      return known.day > number
        ? [
            {
              file,
              field,
              message: `"${habit}" is planted on day ${known.day}, and day ${number} comes before. Leave it out here.`,
            },
          ]
        : [];
    });
    return [...introduced, ...carried, ...repeated];
  });
}
