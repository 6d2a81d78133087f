import { afterPage, dayPath, daysOf, numberOf, phaseAndWeekOf, plans } from '../plan/days.ts';
import { byId, type Records } from '../model/records.ts';
import type { Plan } from '../model/day.ts';

/**
 * The days of a plan in the words of a calendar: dangers first, then what to do, then what’s enough on a bad day. Reminders follow the
 * last day.
 */
export function calendarBook(records: Records, plan: Plan) {
  const days = daysOf(records, plan).map((day) => {
    const number = numberOf(day);
    const { phase, week } = phaseAndWeekOf(records, plan, number);
    const lines = [
      ...day.careCards.map((id) => {
        const { line } = byId(records.careCards, id);
        return `! ${line}`;
      }),
      ...day.do.flatMap(({ heading, text, list = [] }) => [
        ...(heading ? [`${heading}:`] : []),
        `– ${[text, ...list].join(' ')}`,
      ]),
      ...(day.evening ? [`In the evening: ${day.evening}`] : []),
      `${records.daysScreen.badDay} ${day.badDay}`,
      ...(day.lookBack ?? []),
    ];
    return {
      number,
      title: day.title,
      text: lines.join('\n'),
      // The phase of the adults, the week of the children.
      category: phase?.title ?? week?.title ?? '',
      path: dayPath(plan, number),
    };
  });
  const after = afterPage(records, plan);
  const reminders = after?.reminders.map(({ day: number, title }) => ({
    number,
    title,
    text: after.description,
    category: after.title,
    path: after.path,
  }));
  return { name: plans[plan].name, days: [...days, ...(reminders ?? [])] };
}

/** What a calendar file is made of. */
export type CalendarBook = ReturnType<typeof calendarBook>;
