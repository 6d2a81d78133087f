import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarBook } from '../../export/calendar.ts';
import { afterPage } from '../../plan/days.ts';
import { loadRecords } from '../../content-loader/records.ts';
import { calendarFile } from './calendar-file.ts';

const records = loadRecords();
const book = calendarBook(records, 'adults');
const { days } = book;
const facts = { plan: 'adults', start: '2026-11-23', brand: 'Stillwater', origin: 'https://site.example' } as const;

/** The file as another parser reads it. */
function read(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    part,
  }));
  return { events, uids: events.map(({ event }) => event.uid) };
}

describe('D4 the calendar file, read by another parser', () => {
  test.each([facts.start, '2026-03-01', '2026-10-25', '2028-02-20', '2026-12-20'])(
    'begun on %s, over changed clocks, a leap day and New Year, holds every day once, at noon for a quarter of an hour, in no zone',
    (start) => {
      const { events, uids } = read(calendarFile(book, { ...facts, start, hasReminder: false }));
      expect(new Set(uids).size).toBe(days.length);
      const dayOf = (number: number) => new Date(Date.parse(start) + (number - 1) * 864e5).toISOString().slice(0, 10);
      expect(events.map(({ event }) => event.startDate.toString())).toEqual(
        days.map(({ number }) => `${dayOf(number)}T12:00:00`),
      );
      for (const { event } of events) {
        expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
        expect(event.duration.toSeconds()).toBe(900);
      }
    },
  );

  test('carries title, words, address and phase of each day unharmed', () => {
    const { events } = read(calendarFile(book, { ...facts, hasReminder: false }));
    for (const [index, { event, part }] of events.entries()) {
      const day = days[index];
      expect(event.summary).toBe(`Day ${day?.number}: ${day?.title}`);
      expect(event.description).toBe(`${day?.text}\n\nhttps://site.example${day?.path}`);
      expect(part.getFirstPropertyValue('url')).toBe(`https://site.example${day?.path}`);
      expect(part.getFirstPropertyValue('categories')).toBe(day?.category);
    }
    expect(new Set(days.map(({ category }) => category)).size).toBeGreaterThan(1);
    expect(days.slice(0, 90).map(({ path }) => path)).toEqual(
      days.slice(0, 90).map(({ number }) => `/protocol/day-${number}`),
    );
    const after = afterPage(records, 'adults');
    expect(days.slice(90).map(({ number, path }) => ({ number, path }))).toEqual(
      after?.reminders.map(({ day }) => ({ number: day, path: after.path })),
    );
  });

  test('imported twice, or for another start, replaces and doubles nothing', () => {
    const shelf = new Map<string, string>();
    for (const start of ['2026-11-23', '2026-11-23', '2027-01-04'])
      for (const { event } of read(calendarFile(book, { ...facts, start, hasReminder: false })).events)
        shelf.set(event.uid, event.startDate.toString());
    expect(shelf.size).toBe(days.length);
    expect([...shelf.values()][0]).toBe('2027-01-04T12:00:00');
  });

  test.each([true, false])('reminder: %s', (hasReminder) => {
    const { events } = read(calendarFile(book, { ...facts, hasReminder }));
    const alarms = events.map(({ part }) => part.getAllSubcomponents('valarm').length);
    expect(new Set(alarms)).toEqual(new Set([hasReminder ? 1 : 0]));
  });

  test('the thirty days of a family have names of their own', () => {
    const kids = calendarBook(records, 'kids');
    const { uids } = read(calendarFile(kids, { ...facts, plan: 'kids', hasReminder: false }));
    expect(uids.filter((uid) => !uid.includes('.kids@'))).toEqual([]);
  });
});
