import { describe, expect, test } from 'vitest';
import { measuresStandInTheirSources } from '../../domain/rules/drawn-numbers.ts';
import { byId } from '../../domain/records.ts';
import { loadRecords } from '../../records.ts';
import { HabitTime } from './HabitTime.tsx';
import { HowSure, sureWords } from './HowSure.tsx';
import { NightInMinutes } from './NightInMinutes.tsx';
import { drawn, frameOf, numbersOf, textsOf } from './testing.tsx';

const records = loadRecords();
const { measures } = records;
const bar = '[aria-hidden] > i';

describe('V6 a night in minutes', () => {
  const root = drawn(<NightInMinutes records={records} />);
  const rows = root.querySelectorAll('[data-scale] [data-claim]');
  const inOrder = ['sleep-length', 'falling-asleep'].flatMap((ruler) =>
    measures.night.filter((one) => one.ruler === ruler),
  );

  test('each bar is as long as its minutes, on the side of its direction, with who was studied', () => {
    inOrder.forEach(({ minutes, direction, who, what }, index) => {
      const row = rows[index] ?? root;
      const [from] = numbersOf(row, bar, 'from');
      const [to] = numbersOf(row, bar, 'to');
      const isLess = direction === 'sooner' || direction === 'shorter';
      if (minutes !== undefined) expect([from, to], what).toEqual(isLess ? [-minutes, 0] : [0, minutes]);
      // Said once of each study, and the words below the figure say it of every number.
      const isTold = inOrder.slice(0, index).some((above) => above.who === who);
      expect(rows[index]?.text).toContain(isTold ? 'The same studies' : who);
      expect(frameOf(root).words).toContain(
        `${what}: ${minutes === undefined ? direction : `${String(minutes)} minutes ${direction}`}. ${who}`,
      );
    });
    expect(rows).toHaveLength(inOrder.length);
  });

  test('what has no number has an arrow and no bar, so that no length is read from it', () => {
    inOrder.forEach(({ minutes, what }, index) => {
      const row = rows[index] ?? root;
      expect(row.querySelectorAll(bar), what).toHaveLength(minutes === undefined ? 0 : 1);
      expect(textsOf(row, '[aria-hidden] > span'), what).toEqual(minutes === undefined ? ['← ?'] : []);
    });
    expect(inOrder.some(({ minutes }) => minutes === undefined)).toBe(true);
  });

  test('its one large number is the most minutes of the record, and its row says it once', () => {
    const most = measures.night.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0];
    expect(textsOf(root, '[data-news]')).toEqual([String(most?.minutes)]);
    const row = rows.find((one) => one.querySelector('[data-news]'));
    expect(row?.text).toContain(`${String(most?.what)}: ${String(most?.minutes)} minutes ${String(most?.direction)}`);
    expect(row?.text.match(new RegExp(`\\b${String(most?.minutes)}\\b`, 'g'))).toHaveLength(1);
  });

  test('nothing measured is refused by name', () => {
    expect(() => drawn(<NightInMinutes records={{ ...records, measures: { ...measures, night: [] } }} />)).toThrow(
      'nothing was measured',
    );
  });
});

describe('V7 how long a habit takes', () => {
  const { habit } = measures;
  const root = drawn(<HabitTime records={records} />);

  test('draws the range, the average, the median, and the plan as ours', () => {
    expect(numbersOf(root, bar, 'from')).toEqual([habit.least, habit.meanFrom, habit.medianFrom, 90]);
    expect(numbersOf(root, bar, 'to')).toEqual([habit.most, habit.meanTo, habit.medianTo, 90]);
    expect(textsOf(root, '[data-own]')).toEqual(['90 days, this plan: ours']);
    expect(frameOf(root).title).toContain(`from ${habit.least} to ${habit.most} days`);
    expect(frameOf(root).words).toContain(`${habit.medianFrom}–${habit.medianTo}`);
  });

  test('its one large number is the median, at the day where its mark begins', () => {
    expect(textsOf(root, '[data-news]')).toEqual([`${habit.medianFrom}–${habit.medianTo}`]);
    expect(textsOf(root, 'p:has([data-news])')).toEqual([`${habit.medianFrom}–${habit.medianTo} days, the median`]);
    expect(numbersOf(root, 'p:has([data-news])', 'at')).toEqual([habit.medianFrom]);
  });

  test('without phases there is no post of ours', () => {
    expect(drawn(<HabitTime records={{ ...records, phases: [] }} />).querySelectorAll('[data-own]')).toHaveLength(0);
  });
});

describe('V10 how sure we are', () => {
  const root = drawn(<HowSure records={records} />);
  const rows = root.querySelectorAll('tbody tr');

  test('a row an ingredient: what for, what was found, how many people, how long, how sure', () => {
    measures.howSure.forEach((row, index) => {
      const text = rows[index]?.text.replaceAll(/\s+/g, ' ') ?? '';
      for (const part of [
        byId(records.ingredients, row.ingredient).name,
        row.takenFor,
        row.found,
        row.length ?? 'Not in what we read',
        sureWords[row.sure] ?? '',
      ])
        expect(text, row.ingredient).toContain(part);
      expect(rows[index]?.querySelectorAll('[data-on]')).toHaveLength(row.sure);
      expect(numbersOf(rows[index] ?? root, `[data-scale] ${bar}`, 'to')).toEqual(
        row.people === undefined ? [] : [row.people],
      );
    });
    expect(rows).toHaveLength(measures.howSure.length);
  });

  test('pips are full only where the authors rate it so', () => {
    expect(root.querySelectorAll('td [data-by]').map((pips) => pips.getAttribute('data-by'))).toEqual(
      measures.howSure.map(({ ratedBy }) => ratedBy),
    );
  });

  test('twelve ingredients are drawn, none is refused by name', () => {
    const [first] = measures.howSure;
    const twelve = Array.from({ length: 12 }, () => first).flatMap((row) => row ?? []);
    const root12 = drawn(<HowSure records={{ ...records, measures: { ...measures, howSure: twelve } }} />);
    expect(root12.querySelectorAll('tbody tr')).toHaveLength(12);
    expect(() => drawn(<HowSure records={{ ...records, measures: { ...measures, howSure: [] } }} />)).toThrow(
      'it has no ingredient',
    );
  });
});

describe('V6 V7 V10 numbers in figures', () => {
  const night = measures.night.slice(0, 1);

  test('the records draw only what a source says', () => {
    expect(measuresStandInTheirSources(records)).toEqual([]);
  });

  test('a number that its source does not say is refused, with the number and the source', () => {
    const wrong = { ...measures, night: night.map((one) => ({ ...one, minutes: 17 })) };
    const [fault] = measuresStandInTheirSources({ ...records, measures: wrong });
    expect(fault?.field).toBe('night[0]');
    expect(fault?.message).toContain(
      '17 stands in the finding of none of its references (melatonin-meta-ferracioli-2013)',
    );
  });

  test('a number in words is held to its source, too', () => {
    const wrong = { ...measures, night: night.map((one) => ({ ...one, who: 'Twelve people' })) };
    expect(measuresStandInTheirSources({ ...records, measures: wrong }).map(({ message }) => message)[0]).toMatch(
      /^12 stands/,
    );
  });
});
