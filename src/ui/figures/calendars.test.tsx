import { describe, expect, test } from 'vitest';
import { plans } from '../../domain/days.ts';
import { DaysScreen } from '../../features/days/DaysScreen.tsx';
import { loadRecords } from '../../records.ts';
import { FogRuler } from './FogRuler.tsx';
import { drawn, numbersOf, placed, textsOf } from './testing.tsx';
import { TwoCalendars } from './TwoCalendars.tsx';

const records = loadRecords();
const { phases, clarityPhases: steps, afterSlide, weeks } = records;

describe('V2 two calendars over the same days', () => {
  const root = drawn(<TwoCalendars phases={phases} steps={steps} caption="Above and below" />);

  test.each([
    ['phases', phases],
    ['steps', steps],
  ] as const)('the %s stand on their days, each named with them, in the words of its record', (kind, stretches) => {
    const list = `[data-kind=${kind}]`;
    expect(numbersOf(root, `${list} li`, 'from')).toEqual(stretches.map(({ from }) => from));
    expect(numbersOf(root, `${list} li`, 'to')).toEqual(stretches.map(({ to }) => to));
    expect(textsOf(root, `${list} li`)).toEqual(stretches.map(({ title, from, to }) => `${title} ${from}–${to}`));
    expect(root.querySelectorAll(`${list} li > i[aria-hidden]`)).toHaveLength(stretches.length);
  });

  test('each edge has its rule, the ruler is as long as the phases, and the caption stands under it', () => {
    const edges = (side: 'from' | 'to') => new Set([...phases, ...steps].map((one) => one[side]));
    expect(new Set(placed(root, 'from'))).toEqual(edges('from'));
    expect(new Set(placed(root, 'to'))).toEqual(edges('to'));
    expect(root.querySelector('style')?.text).toContain(`--days:${phases.at(-1)?.to ?? 0}}`);
    expect(textsOf(root, 'figcaption')).toEqual(['Above and below']);
  });

  test('a stretch of one day and a name of 60 characters are drawn, in a row of their own', () => {
    const long = 'A name of sixty letters '.padEnd(60, 'x');
    const short = [
      { from: 1, to: 1, title: long },
      { from: 2, to: 90, title: 'The rest' },
    ];
    const both = drawn(<TwoCalendars phases={short} steps={short} caption="" />);
    expect(textsOf(both, '[data-short]')).toEqual([`${long} 1–1`, `${long} 1–1`]);
    expect(textsOf(both, 'li:not([data-short])')).toHaveLength(2);
  });
});

describe('D8 days of fog after a slide', () => {
  const { ways } = afterSlide;
  const root = drawn(<FogRuler ways={ways} page="/protocol/after-a-slide" />);

  test('a piece for each way, on its days, named with them and with its answer, and a tap leads to it', () => {
    expect(numbersOf(root, 'a', 'from')).toEqual(ways.map(({ from }) => from));
    expect(numbersOf(root, 'a', 'to')).toEqual(ways.map(({ to = 40 }) => to));
    expect(textsOf(root, 'a')).toEqual(
      ways.map(({ from, to, short }) => `${to === undefined ? `${from}+` : `${from}–${to}`}${short}`),
    );
    expect(root.querySelectorAll('a').map((piece) => piece.getAttribute('href'))).toEqual(
      ways.map(({ from }) => `/protocol/after-a-slide#fog-${from}`),
    );
    expect(new Set([...placed(root, 'from'), ...placed(root, 'to')]).size).toBe(2 * ways.length);
  });
});

describe('V2 the weeks of a plan', () => {
  test.each(['adults', 'kids'] as const)('of %s: each has its light on its days, and its number beside it', (plan) => {
    const ofPlan = weeks.filter((week) => week.plan === plan);
    const root = drawn(<DaysScreen records={records} plan={plan} today="2026-11-23" />);
    const light = '[data-figure=weeks] summary > i';
    expect(numbersOf(root, light, 'from')).toEqual(ofPlan.map(({ from }) => from));
    expect(numbersOf(root, light, 'to')).toEqual(ofPlan.map(({ to }) => to));
    expect(textsOf(root, '[data-figure=weeks] summary')).toEqual(
      ofPlan.map(({ title, sentence, from, to }, index) =>
        [title, `Week ${index + 1}, days ${from}–${to}`, sentence].join(''),
      ),
    );
    expect(root.querySelector('[data-figure=weeks] style')?.text).toContain(`--days:${plans[plan].length}}`);
  });
});
