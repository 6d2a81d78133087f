import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarBook } from '../../export/calendar.ts';
import type { Plan } from '../../model/day.ts';

interface CalendarFacts {
  plan: Plan;
  /** The day of day 1, ISO. */
  start: string;
  brand: string;
  origin: string;
  /** Rings at noon. */
  hasReminder: boolean;
}

/** A quarter of an hour at noon, wherever the reader is that day: no phone before daylight, and time left for the day’s steps. */
const hour = { at: 12, minutes: 15 } as const;

/**
 * The days of a plan as an iCalendar file (RFC 5545), day 1 on the start. Times float: they mean the same hour in whatever zone the reader
 * is. An entry’s UID names plan and day and never the start, so that a file imported again replaces what was there.
 */
export function calendarFile(
  { name, days }: CalendarBook,
  { plan, start, brand, origin, hasReminder }: CalendarFacts,
): string {
  const host = new URL(origin).host;
  const [year = 0, month = 1, first = 1] = start.split('-').map(Number);
  const at = (number: number, minutes: number) =>
    new Date(Date.UTC(year, month - 1, first + number - 1, hour.at, minutes));
  const calendar = ical({
    name: `${brand}: ${name}`,
    prodId: { company: brand, product: name },
  });
  for (const { number, title, text, category, path } of days) {
    const address = `${origin}${path}`;
    const event = calendar.createEvent({
      id: `day-${number}.${plan}@${host}`,
      start: at(number, 0),
      end: at(number, hour.minutes),
      // What floats is written from the parts of universal time.
      floating: true,
      summary: `Day ${number}: ${title}`,
      description: `${text}\n\n${address}`,
      url: address,
      categories: [{ name: category }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (hasReminder)
      event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: `Day ${number}: ${title}` });
  }
  return calendar.toString();
}
