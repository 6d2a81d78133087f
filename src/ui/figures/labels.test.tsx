import { describe, expect, test } from 'vitest';
import { secondsOfRound, slowBreath } from '../../domain/breathing.ts';
import { hourWords } from '../../domain/figures/caffeine-steps.ts';
import { formatCents, formatRange, stackTotal } from '../../domain/money.ts';
import { byId } from '../../domain/records.ts';
import { loadRecords } from '../../records.ts';
import { CaffeineSteps } from './CaffeineSteps.tsx';
import { DoseAgainstLimit } from './DoseAgainstLimit.tsx';
import { HabitTime } from './HabitTime.tsx';
import { HowSure, sureWords } from './HowSure.tsx';
import { NightInMinutes } from './NightInMinutes.tsx';
import { ThirtyDays } from './NinetyDays.tsx';
import { PanicClock } from './PanicClock.tsx';
import { drawn, frameOf, numbersOf, textsOf } from './testing.tsx';
import { TheDay } from './TheDay.tsx';
import { WhatItCosts } from './WhatItCosts.tsx';

const records = loadRecords();
const { measures, caffeineSteps, dayRuler, supplements } = records;
/** Every paragraph of a drawing, marks left out: nothing else may stand in it. */
const labelsOf = (root: ReturnType<typeof drawn>) => {
  for (const mark of root.querySelectorAll('.cite, a')) mark.remove();
  return textsOf(root, '[data-sans] p');
};
const looksOf = (root: ReturnType<typeof drawn>) =>
  root.querySelectorAll('[aria-hidden] > i').map((bar) => bar.getAttribute('data-look'));

/** The labels of a drawing say what its record says, all of it and nothing else. Their places are held beside this file. */
describe('every label says its record', () => {
  test('V6 a night in minutes', () => {
    const amount = (one: (typeof measures.night)[number]) =>
      one.minutes === undefined ? one.direction : `${one.minutes} minutes ${one.direction}`;
    const told = new Set<string>();
    const rowsOf = (ruler: string) =>
      measures.night
        .filter((one) => one.ruler === ruler)
        .map((one) => {
          const who = told.has(one.who) ? 'The same studies' : one.who;
          told.add(one.who);
          return `${one.what}: ${amount(one)}${who}`;
        });
    expect(labelsOf(drawn(<NightInMinutes records={records} />))).toEqual([
      ...['Sleeping', '← shorter longer →', ...rowsOf('sleep-length')],
      ...['Falling asleep', '← sooner later →', ...rowsOf('falling-asleep')],
    ]);
  });

  test('V7 how long a habit takes', () => {
    const { least, most, medianFrom, medianTo, meanFrom, meanTo, who } = measures.habit;
    const plan = records.phases.at(-1)?.to ?? 0;
    const root = drawn(<HabitTime records={records} />);
    expect(labelsOf(root)).toEqual([
      `${medianFrom}–${medianTo} days, the median`,
      `${least} days${most} days`,
      `${plan} days, this plan: ours`,
      `${meanFrom}–${meanTo}, the average`,
    ]);
    expect(numbersOf(root, '[data-lane]', 'at')).toEqual([plan, meanFrom]);
    expect(looksOf(root)).toEqual(['solid', 'hatched', 'solid', 'outline']);
    expect(textsOf(root, 'figcaption > p')).toEqual([who]);
    expect(textsOf(root, '[data-words] li')).toEqual([
      `People took from ${least} to ${most} days.`,
      `The median of the studies was ${medianFrom}–${medianTo} days, the average ${meanFrom}–${meanTo}.`,
      `This plan lasts ${plan} days. That length is ours.`,
    ]);
  });

  test('V10 how sure we are', () => {
    const root = drawn(<HowSure records={records} />);
    labelsOf(root);
    expect(textsOf(root, 'thead th')).toEqual([
      'Supplement',
      'How sure',
      'What trials found',
      'People (bar: how many)',
      'How long',
    ]);
    const nowhere = '–Not in what we read';
    expect(root.querySelectorAll('tbody tr').map((row) => textsOf(row, 'th, td'))).toEqual(
      measures.howSure.map(({ ingredient, takenFor, sure, found, people, trials, counted, length }) => [
        byId(records.ingredients, ingredient).name + takenFor,
        sureWords[sure],
        found,
        `${people === undefined ? nowhere : `${people.toLocaleString('en-US')} people`}${trials} ${counted}`,
        length ?? nowhere,
      ]),
    );
    expect(textsOf(root, '[data-words] li').slice(1)).toEqual(
      measures.howSure.map(({ ingredient, why }) => `${byId(records.ingredients, ingredient).name}: ${why}`),
    );
  });

  test('V8 caffeine on its way down', () => {
    const { steps, lastHour, askFirst, note } = caffeineSteps;
    const root = drawn(<CaffeineSteps steps={caffeineSteps} />);
    const hours = steps.flatMap(({ cups }) => cups);
    const named = [Math.min(...hours), lastHour, Math.max(...hours)];
    expect(labelsOf(root)).toEqual([
      askFirst,
      named.map(hourWords).join(''),
      ...steps.map(({ when, text }) => `${when} ${text}`),
    ]);
    expect(numbersOf(root, '[data-hours] span', 'at')).toEqual(named.map((hour) => hour - (named[0] ?? 0) + 1));
    expect(textsOf(root, '[data-end]')).toEqual([hourWords(lastHour)]);
    expect(
      root
        .querySelectorAll('li')
        .slice(0, steps.length)
        .map((row) => row.querySelectorAll('i').length),
    ).toEqual(steps.map(({ cups }) => cups.length));
    expect(textsOf(root, '[data-words] li')).toEqual(
      steps.map(({ when, text, cups }) => `${when}: ${text}. Cups: ${cups.map(hourWords).join(', ')}.`),
    );
    expect(textsOf(root, 'figcaption > p')).toEqual([
      `An example of ${steps[0]?.cups.length ?? 0} cups; yours are your own. ${note}`,
    ]);
  });

  test('V9 a panic attack on a clock', () => {
    const { from, to } = measures.panic;
    const root = drawn(<PanicClock records={records} />);
    expect(labelsOf(root)).toEqual([
      records.panicToolkit.call.map(({ sign, act }) => `${sign} ${act}`)[0],
      `${from}–${to} min Somewhere in here, most have passed`,
      ...['0', `${from}`, `${to} minutes`],
      `${slowBreath.rounds} slow breaths, ${slowBreath.rounds * secondsOfRound(slowBreath)} seconds`,
    ]);
    expect(numbersOf(root, '[data-lane]', 'at')).toEqual([0, from, to]);
    expect(looksOf(root)).toEqual(['solid', 'outline']);
  });

  test('V3 doses against limits', () => {
    const bodies = { us: 'US', eu: 'Europe', germany: 'Germany', project: 'ours', nobody: '' };
    const dose = (reading: string) => {
      const found = records.doses.find((one) => one.nutrient === 'magnesium' && one.reading === reading);
      return `${found?.min ?? ''}–${found?.max ?? ''} ${found?.unit ?? ''}`;
    };
    const ruler = (from: number, to: number, limit: string, kidsPage: string, sciencePage: string) => [
      `Ages ${from}–${to} pale: at most ${limit}`,
      `Kids page ${dose('kids-page')}, ${kidsPage} ${limit}`,
      `Science page ${dose('science-page')}, ${sciencePage} ${limit}`,
      ...records.limits
        .filter(({ nutrient, ages }) => nutrient === 'magnesium' && ages.from <= to && from <= ages.to)
        .flatMap(({ amount, unit, setBy }) => (amount === undefined ? [] : [{ amount, unit, setBy }]))
        .toSorted((a, b) => a.amount - b.amount)
        .map(({ amount, unit, setBy }) => `${amount} ${unit} ${bodies[setBy]}`),
    ];
    const [, ...labels] = labelsOf(drawn(<DoseAgainstLimit records={records} />));
    expect(labels).toEqual([
      ...ruler(6, 8, '65 mg', 'in part above', 'all above'),
      ...ruler(9, 12, '110 mg', 'within', 'in part above'),
    ]);
  });

  test('V1 the day, in words', () => {
    const root = drawn(<TheDay records={records} />);
    for (const mark of root.querySelectorAll('[data-words] a')) mark.remove();
    const bottlesOf = (part: string | undefined) => {
      const ids = records.schedule.find(({ time }) => time === part)?.supplements ?? [];
      return ids.length > 0 ? ` Optional: ${ids.map((id) => byId(supplements, id).name).join(', ')}.` : '';
    };
    const { oneOf } = records.wholeStack;
    expect(textsOf(root, '[data-words] li').map((line) => line.replace(/ (?:ours|reported)$/, ''))).toEqual(
      dayRuler.map(({ time, text, bottles }) => `${time}: ${text}.${bottlesOf(bottles)}`),
    );
    expect(labelsOf(root).at(-1)).toContain(
      `Of ${oneOf.supplements.map((id) => byId(supplements, id).name).join(' and ')}, take one or the other, never both.`,
    );
  });

  test('V5 what it costs', () => {
    const budget = byId(records.alternatives, 'budget');
    const root = drawn(
      <WhatItCosts supplements={supplements} claim={records.shownClaims.stack.claims.offer} budget={budget} />,
    );
    const asNeeded = supplements.filter(({ dose }) => !dose.time);
    const inOrder = [...supplements.filter(({ dose }) => dose.time), ...asNeeded];
    const total = stackTotal(supplements);
    const monthly = budget.items.reduce((sum, { costCents = 0 }) => sum + costCents, 0);
    expect(labelsOf(root)).toEqual([
      '$0 Sleep, breath, daylight, meals and walks',
      ...inOrder.map(
        ({ name, costCents, costFor, dose }) =>
          `${formatCents(costCents)} ${name}${dose.time ? '' : ', as needed'}${costFor === '90 days' ? '' : `, for ${costFor}`}`,
      ),
      `${formatRange(total)} for 90 days, all ${supplements.length} bottles; ${formatCents(total.least)} without ${asNeeded.map(({ name }) => name).join(' and ')}`,
      `${formatCents(monthly)} a month ${budget.items.map(({ name }) => name).join(', ')}. Three such months, drawn to the same length:`,
    ]);
    expect(textsOf(root, '[data-words] tr').slice(1, -2)).toEqual(
      inOrder.map(
        ({ name, costCents, costFor, dose }) =>
          `${name}${dose.time ? '' : ', as needed'}${formatCents(costCents)} for ${costFor}`,
      ),
    );
  });

  test('V2 the thirty days, in words', () => {
    const weeks = records.weeks.filter(({ plan }) => plan === 'kids');
    const root = drawn(<ThirtyDays stretches={weeks} milestones={records.milestones} />);
    const marks = records.milestones.filter(({ plan }) => plan === 'kids');
    expect(marks).toEqual([]);
    expect(textsOf(root, '[data-words] li')).toEqual(
      weeks.map(({ title, from, to }) => `${title}, days ${from}–${to}.`),
    );
    expect(frameOf(root).title).toBe(`${weeks.at(-1)?.to ?? 0} days: one thing a week, and a grown-up goes first`);
  });
});
