import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plans } from './days.ts';
import { planSchema } from '../model/day.ts';
import { fragmentOf, localDay, readToday, startsToChoose, type LocalClock } from './today.ts';

/** A clock on the wall of a zone at an instant, told by the time-zone data of the runtime and not by our own arithmetic. */
function clockIn(timeZone: string, instant: number): LocalClock {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(instant)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [[type, Number(value)] as const]));
  const of = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>;
  return { getFullYear: () => of.year, getMonth: () => of.month - 1, getDate: () => of.day };
}

/** Every hour of the clock on one calendar day of a zone, a short and a long day included. */
function hoursOf(timeZone: string, year: number, month: number, day: number): number[] {
  const noon = Date.UTC(year, month - 1, day, 12);
  const wanted = localDay({ getFullYear: () => year, getMonth: () => month - 1, getDate: () => day });
  return Array.from({ length: 56 }, (_, hour) => noon + (hour - 28) * 3_600_000).filter(
    (instant) => localDay(clockIn(timeZone, instant)) === wanted,
  );
}

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'UTC',
];

const at = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { getFullYear: () => year, getMonth: () => month - 1, getDate: () => day };
};

describe('D3 the day of a start date', () => {
  test('is day N for the whole of the local day N − 1 days after the start, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...planSchema.options),
        fc.integer({ min: Date.UTC(2024, 0, 1) / 864e5, max: Date.UTC(2033, 0, 1) / 864e5 }),
        fc.nat(89),
        (zone, plan, startDay, after) => {
          fc.pre(after < plans[plan].length);
          const start = new Date(startDay * 864e5).toISOString().slice(0, 10);
          const then = new Date((startDay + after) * 864e5);
          const hours = hoursOf(zone, then.getUTCFullYear(), then.getUTCMonth() + 1, then.getUTCDate());
          expect(hours.length).toBeGreaterThanOrEqual(22);
          for (const instant of [hours[0], hours.at(-1), hours[Math.floor(hours.length / 2)]])
            expect(readToday(fragmentOf(plan, start), clockIn(zone, instant ?? 0))).toEqual({
              state: 'day',
              plan,
              start,
              day: after + 1,
            });
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([
    ['over a leap day', '2028-02-28', '2028-03-01', 3],
    ['over a February without one', '2027-02-28', '2027-03-01', 2],
    ['over the night that loses an hour', '2026-03-07', '2026-03-09', 3],
    ['over the night that gains an hour', '2026-10-31', '2026-11-02', 3],
    ['over New Year', '2026-12-31', '2027-01-01', 2],
    ['to its last', '2026-11-23', '2027-02-20', 90],
  ])('%s', (_, start, today, day) => {
    expect(readToday(start, at(today))).toMatchObject({ state: 'day', day });
  });

  test('before day 1 it says in how many days it begins, and after the last that it is over', () => {
    expect(readToday('2026-11-25', at('2026-11-22'))).toEqual({
      state: 'before',
      plan: 'adults',
      start: '2026-11-25',
      inDays: 3,
    });
    expect(readToday('2026-08-24', at('2026-11-22'))).toMatchObject({ state: 'after' });
    expect(readToday('kids-2026-10-23', at('2026-11-22'))).toMatchObject({ state: 'after', plan: 'kids' });
    expect(readToday('kids-2026-10-24', at('2026-11-22'))).toMatchObject({ state: 'day', day: 30 });
  });

  test.each(['2027-11-22', '2016-11-22'])('%s is too far to be meant', (start) => {
    expect(readToday(start, at('2026-11-22'))).toMatchObject({ state: 'far', start });
  });

  test.each([
    '2026-02-30',
    'tomorrow',
    '2026-11-23,2026-11-24',
    '2026-1-1',
    '<b>2026-11-23</b>',
    'kids-',
    '0000-00-00',
    ' 2026-11-23',
  ])('%s is no start', (fragment) => {
    expect(readToday(fragment, at('2026-11-22')).state).toBe('wrong');
  });

  test('whatever follows the # is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), (fragment) => {
        expect(readToday(fragment, at('2026-11-22')).plan).toMatch(/adults|kids/);
      }),
    );
  });

  test('without a start it asks', () => {
    expect(readToday('', at('2026-11-22'))).toEqual({ state: 'ask', plan: 'adults' });
    expect(readToday('kids', at('2026-11-22'))).toEqual({ state: 'ask', plan: 'kids' });
  });
});

describe('D3 the starts to choose', () => {
  test('are today, tomorrow and the next Monday', () => {
    expect(startsToChoose(at('2026-11-18'))).toEqual([
      { id: 'today', start: '2026-11-18' },
      { id: 'tomorrow', start: '2026-11-19' },
      { id: 'monday', start: '2026-11-23' },
    ]);
  });

  test('never offer one day twice, and all lie ahead', () => {
    // A Sunday: tomorrow is Monday.
    expect(startsToChoose(at('2026-11-22')).map(({ id }) => id)).toEqual(['today', 'tomorrow']);
    fc.assert(
      fc.property(fc.integer({ min: 19_700, max: 23_000 }), (day) => {
        const today = new Date(day * 864e5).toISOString().slice(0, 10);
        const starts = startsToChoose(at(today)).map(({ start }) => start);
        expect(new Set(starts).size).toBe(starts.length);
        for (const start of starts) expect(readToday(start, at(today)).state).toMatch(/day|before/);
      }),
    );
  });
});
