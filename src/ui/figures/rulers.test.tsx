import { describe, expect, test } from 'vitest';
import { secondsOfRound, slowBreath } from '../../domain/breathing.ts';
import { comparisonRows } from '../../domain/comparison.ts';
import { formatCents, formatRange, stackTotal } from '../../domain/money.ts';
import { byId } from '../../domain/records.ts';
import { loadRecords } from '../../records.ts';
import { hourWords } from '../../domain/figures/caffeine-steps.ts';
import { CaffeineSteps } from './CaffeineSteps.tsx';
import { DoseAgainstLimit } from './DoseAgainstLimit.tsx';
import { inLanes, reachOf } from '../../domain/figures/lanes.ts';
import { PanicClock } from './PanicClock.tsx';
import { drawn, frameOf, numbersOf, textsOf } from './testing.tsx';
import { TheDay } from './TheDay.tsx';
import { WhatItCosts } from './WhatItCosts.tsx';

const records = loadRecords();
const bar = '[aria-hidden] > i';
const claim = records.shownClaims.stack.claims.offer;

describe('V1 the day', () => {
  const root = drawn(<TheDay records={records} />);

  test('each node stands at its hour, in the words of its record', () => {
    expect(textsOf(root, '[data-node]')).toEqual(records.dayRuler.map(({ time, text }) => `${time} ${text}`));
    const first = records.dayRuler[0]?.hour ?? 0;
    const lines = records.dayRuler.map(({ hour }) => (hour - first) * 2 + 1);
    expect(numbersOf(root, 'li:has([data-dot]):has([data-node])[data-line]', 'line')).toEqual(lines);
  });

  test('a full dot stands only where a claim of the node is published', () => {
    const nodes = root.querySelectorAll('[data-dot]').map((node) => node.getAttribute('data-dot'));
    const expected = records.dayRuler.map(({ claims }) =>
      claims.some((id) => ['published', 'guideline'].includes(byId(records.claims, id).basis)) ? 'published' : 'ours',
    );
    expect(nodes).toEqual(expected);
  });

  test('the bottles are those of the schedule, said to be optional, and can be left out of the drawing', () => {
    const bottles = root.querySelectorAll('p').filter(({ text }) => text.startsWith('Optional: '));
    const expected = records.schedule.map(
      ({ supplements }) => `Optional: ${supplements.map((id) => byId(records.supplements, id).name).join(', ')}`,
    );
    expect(bottles.map(({ text }) => text)).toEqual(expected);
    expect(drawn(<TheDay records={records} hasBottles={false} />).text).not.toContain('Ashwagandha');
  });

  test('each hour of the evening hangs in a row of its own, in their order', () => {
    const evening = records.dayRuler.filter(({ hour }) => hour >= 18);
    expect(textsOf(root, '[data-evening] [data-node]')).toEqual(evening.map(({ time, text }) => `${time} ${text}`));
    expect(numbersOf(root, '[data-evening]', 'lane')).toEqual(evening.map((_, row) => row + 1));
    expect(root.querySelectorAll('[data-lane]')).toHaveLength(evening.length);
  });

  test('a day without an hour is refused by name', () => {
    expect(() => drawn(<TheDay records={{ ...records, dayRuler: [] }} />)).toThrow('the day has no hour');
  });
});

describe('V5 what it costs', () => {
  const budget = byId(records.alternatives, 'budget');
  const root = drawn(<WhatItCosts supplements={records.supplements} claim={claim} budget={budget} />);
  const total = stackTotal(records.supplements);

  test('each price is a bar of its length from one edge, and their sum the same bars in a row, as needed last and hatched', () => {
    const inOrder = [
      ...records.supplements.filter(({ dose }) => dose.time),
      ...records.supplements.filter(({ dose }) => !dose.time),
    ];
    const costs = inOrder.map(({ costCents }) => costCents);
    const count = inOrder.length;
    const from = numbersOf(root, bar, 'from');
    const to = numbersOf(root, bar, 'to');
    expect(from.slice(0, count)).toEqual(costs.map(() => 0));
    expect(to.slice(0, count)).toEqual(costs);
    expect(to.slice(count, 2 * count).map((end, index) => end - (from[count + index] ?? 0))).toEqual(costs);
    expect(from.slice(count + 1, 2 * count)).toEqual(to.slice(count, 2 * count - 1));
    const looks = root.querySelectorAll(bar).map((one) => one.getAttribute('data-look'));
    expect(looks.slice(0, 2 * count)).toEqual(
      [...inOrder, ...inOrder].map(({ dose }) => (dose.time ? 'pale' : 'hatched')),
    );
    for (const { name, costCents } of inOrder) expect(root.text).toContain(`${formatCents(costCents)} ${name}`);
    expect(root.text).toContain('$50 Sleep gummies, for 90 nights, which is not the plan');
    // An outline is ours among findings. Money is no finding.
    expect(looks).not.toContain('outline');
  });

  test('the sum is the total of the records, and nothing comes first at nothing', () => {
    expect(numbersOf(root, bar, 'to')).toEqual(expect.arrayContaining([total.most]));
    expect(root.text).toContain(`${formatRange(total)} for 90 days, all ${records.supplements.length} bottles`);
    expect(frameOf(root).title).toContain(formatCents(total.most));
    expect(root.text.indexOf('$0')).toBeLessThan(root.text.indexOf('Multivitamin'));
  });

  test('the budget way is drawn for as many days as the bottles are', () => {
    const ends = numbersOf(root, bar, 'to').slice(-budget.items.length);
    expect(ends.at(-1)).toBe(3 * budget.items.reduce((sum, { costCents = 0 }) => sum + costCents, 0));
  });

  test('a price of zero and no price at all are refused by name; twelve bottles are drawn', () => {
    const free = records.supplements.map((one) => ({ ...one, costCents: 0 }));
    expect(() => drawn(<WhatItCosts supplements={free} claim={claim} />)).toThrow(
      '“Multivitamin with omega-3” costs 0',
    );
    expect(() => drawn(<WhatItCosts supplements={[]} claim={claim} />)).toThrow('it has no prices');
    const twelve = Array.from({ length: 12 }, (_, index) => ({
      ...byId(records.supplements, 'coq10'),
      id: `bottle-${index}`,
      name: `A bottle with a name of about sixty characters, number ${index}`,
    }));
    expect(drawn(<WhatItCosts supplements={twelve} claim={claim} />).querySelectorAll(bar)).toHaveLength(24);
  });
});

describe('V9 a panic attack on a clock', () => {
  const root = drawn(<PanicClock records={records} />);
  const { from, to } = records.measures.panic;

  test('shades what the source says, marks the breaths by their length, and says 911 before either', () => {
    expect(numbersOf(root, bar, 'from')).toEqual([from, 0]);
    expect(numbersOf(root, bar, 'to')).toEqual([to, (slowBreath.rounds * secondsOfRound(slowBreath)) / 60]);
    expect(frameOf(root).title).toBe(`Most panic attacks pass in ${from} to ${to} minutes`);
    expect(root.text.indexOf('911')).toBeLessThan(root.text.indexOf('Somewhere in here'));
    expect(textsOf(root, '[data-lane]')).toEqual(['0', `${from}`, `${to} minutes`]);
  });

  test('its one large number is that of the record, drawn and not heard: the title says it', () => {
    expect(textsOf(root, '[data-news]')).toEqual([`${from}–${to} min`]);
    expect(root.querySelector('[data-news]')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('V3 doses against limits', () => {
  const root = drawn(<DoseAgainstLimit records={records} />);
  const rows = comparisonRows(records.doses, records.limits).filter(({ nutrient }) => nutrient === 'magnesium');

  test('each bar is the dose, full up to the strictest limit and hatched above it', () => {
    const bars = root.querySelectorAll(`${bar}:not([data-look="pale"])`).map((one) => ({
      from: Number(one.getAttribute('data-from')),
      to: Number(one.getAttribute('data-to')),
      look: one.getAttribute('data-look'),
    }));
    const expected = rows.flatMap(({ dose: { min = 0, max = 0 }, comparisons: [strictest] }) => {
      const limit = strictest && 'amount' in strictest.verdict.limit ? (strictest.verdict.limit.amount ?? 0) : 0;
      return [
        ...(min < limit ? [{ from: min, to: Math.min(max, limit), look: 'solid' }] : []),
        ...(max > limit ? [{ from: Math.max(min, limit), to: max, look: 'hatched' }] : []),
      ];
    });
    expect(bars).toEqual(expected);
  });

  test('each row is shaded from nothing to the strictest limit of its ages, and says in words where its dose lies', () => {
    const shaded = '[aria-hidden] > [data-look="pale"]';
    expect(numbersOf(root, shaded, 'from')).toEqual([0, 0, 0, 0]);
    expect(numbersOf(root, shaded, 'to')).toEqual([65, 65, 110, 110]);
    for (const words of [
      'Ages 6–8 pale: at most 65 mg',
      'Kids page 50–100 mg, in part above 65 mg',
      'Science page 100–200 mg, all above 65 mg',
      'Kids page 50–100 mg, within 110 mg',
      'Science page 100–200 mg, in part above 110 mg',
    ])
      expect(textsOf(root, 'p').join('. ')).toContain(words);
  });

  test('the labels of the limits stand in one row, and none meets the next', () => {
    expect(new Set(numbersOf(root, '[data-lane]', 'lane'))).toEqual(new Set([1]));
    expect(textsOf(root, '[data-lane]')).toEqual([
      '65 mg ours',
      '110 mg US',
      '250 mg Germany',
      '110 mg ours',
      '250 mg Germany',
      '350 mg US',
    ]);
  });

  test('each limit with a number stands at its amount, ours marked as ours', () => {
    const ticks = root.querySelectorAll('[data-lane]');
    const amounts = rows
      .filter(({ reading }) => reading === 'kids-page')
      .flatMap(({ comparisons }) =>
        comparisons.map(({ verdict, setBy }) => ({ amount: verdict.limit.amount, own: setBy === 'project' })),
      );
    expect(
      ticks.map((tick) => ({ amount: Number(tick.getAttribute('data-at')), own: tick.hasAttribute('data-own') })),
    ).toEqual(amounts);
    expect(frameOf(root).title).toBe('Magnesium, ages 6–8: at most 65 mg a day');
  });

  test('its one large number is the strictest limit of the youngest, within the sentence that says “at most”', () => {
    const [strictest] = rows.flatMap(({ comparisons }) => comparisons[0]?.verdict.limit ?? []);
    const amount = strictest && 'amount' in strictest ? strictest.amount : undefined;
    expect(textsOf(root, '[data-news]')).toEqual([`${String(amount)} mg`]);
    expect(textsOf(root, 'p:has([data-news])')).toEqual([
      `Ages 6–8: at most ${String(amount)} mg, and only if the pediatrician says so.`,
    ]);
  });

  test('what has no limit with a number is refused by name', () => {
    expect(() => drawn(<DoseAgainstLimit records={records} nutrient="omega-3" />)).toThrow(
      'Omega-3 has no limit with a number',
    );
    expect(() => drawn(<DoseAgainstLimit records={{ doses: [], limits: [] }} />)).toThrow('no dose of Magnesium');
  });
});

describe('V8 caffeine on its way down', () => {
  const { steps, lastHour } = records.caffeineSteps;
  const root = drawn(<CaffeineSteps steps={records.caffeineSteps} />);

  test('each cup stands at its hour, and none of the last step after the last hour', () => {
    const first = Math.min(...steps.flatMap(({ cups }) => cups));
    expect(numbersOf(root, 'li i', 'at')).toEqual(steps.flatMap(({ cups }) => cups.map((hour) => hour - first + 1)));
    expect(Math.max(...(steps.at(-1)?.cups ?? []))).toBeLessThanOrEqual(lastHour);
    for (const { text } of steps) expect(root.text).toContain(text);
    expect([0, 7, 11, 12, 16].map(hourWords)).toEqual(['0am', '7am', '11am', '12 PM', '4 PM']);
  });

  test('asks those with lithium or clozapine before the first step', () => {
    expect(root.text.indexOf('lithium or clozapine')).toBeLessThan(root.text.indexOf(steps[0]?.text ?? ''));
  });

  test('steps without a cup are refused by name', () => {
    const none = { ...records.caffeineSteps, steps: steps.map((step) => ({ ...step, cups: [] })) };
    expect(() => drawn(<CaffeineSteps steps={none} />)).toThrow('no step has a cup');
  });
});

describe('labels in rows', () => {
  test('twelve on a phone have a row each, where no order keeps the lines apart', () => {
    const labels = inLanes(
      Array.from({ length: 12 }, (_, index) => ({ x: index / 11, length: 14 })),
      0.026,
    );
    expect(new Set(labels.map(({ lane }) => lane)).size).toBe(12);
  });

  test.each([[[0.19, 0.31, 0.71]], [[0.31, 0.71, 1]], [[0, 0.02, 0.05, 0.3, 0.9, 1]]])(
    'none of %j meets another or is crossed by a line',
    (at) => {
      const labels = inLanes(
        at.map((x) => ({ x, length: 14 })),
        0.026,
      );
      for (const one of labels)
        for (const other of labels) {
          if (one === other) continue;
          const [from, to] = reachOf(other, 0.026);
          const own = reachOf(one, 0.026);
          if (one.lane === other.lane) expect(own[1] <= from || to <= own[0], `${one.x} meets ${other.x}`).toBe(true);
          if (one.lane > other.lane) expect(from < one.x && one.x < to, `${one.x} crosses ${other.x}`).toBe(false);
        }
    },
  );
});
