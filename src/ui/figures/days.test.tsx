import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../records.ts';
import { phaseOf } from '../../domain/days.ts';
import { rulerOf } from '../../domain/figures/days-ruler.ts';
import { DaysLine } from './DaysLine.tsx';
import { NinetyDays, ThirtyDays } from './NinetyDays.tsx';
import { drawn, frameOf, numbersOf, placed, textsOf } from './testing.tsx';

const { phases, milestones, weeks: allWeeks } = loadRecords();
const ofAdults = milestones.filter(({ plan }) => plan === 'adults');
const weeks = allWeeks.filter(({ plan }) => plan === 'kids');

describe('V2 the ninety days', () => {
  const root = drawn(<NinetyDays stretches={phases} milestones={milestones} />);

  test('each phase is as wide as it is long, and named with its days', () => {
    expect(numbersOf(root, 'i[data-from]', 'from')).toEqual(phases.map(({ from }) => from));
    expect(numbersOf(root, 'i[data-from]', 'to')).toEqual(phases.map(({ to }) => to));
    expect(placed(root, 'from')).toEqual(phases.map(({ from }) => from));
    expect(textsOf(root, 'p[data-from]')).toEqual(phases.map(({ title, from, to }) => `${title} days ${from}–${to}`));
  });

  test('each milestone of the plan stands on its day, in the words of its record, and no other does', () => {
    const marks = root.querySelectorAll('p[data-line]');
    const inOrder = ofAdults.toSorted((a, b) => a.day - b.day);
    expect(marks.map((mark) => mark.text)).toEqual(
      inOrder.map(({ day, edge, text }) => `${edge === 'begins' ? 'From day' : 'Day'} ${day}: ${text}`),
    );
    // A line at the start of its day, or where the day is over.
    expect(numbersOf(root, 'p[data-line]', 'line')).toEqual(
      inOrder.map(({ day, edge }) => (edge === 'begins' ? day : day + 1)),
    );
    expect(marks.map((mark) => mark.getAttribute('data-claim'))).toEqual(inOrder.map(({ claims }) => claims[0]));
  });

  test('the title is the answer, and the words say all that is drawn', () => {
    const { title, words } = frameOf(root);
    expect(title).toBe('90 days: what is new comes early, and after day 30 nothing is added');
    for (const { title: name } of phases) expect(words).toContain(name);
    for (const { text } of ofAdults) expect(words).toContain(text);
  });

  test('a day is marked, in its phase', () => {
    const onDay = drawn(<NinetyDays stretches={phases} milestones={milestones} day={23} />);
    expect(numbersOf(onDay, 'i[data-at]', 'at')).toEqual([23]);
    expect(frameOf(onDay).title).toBe(`Day 23 of 90, in ${phaseOf(phases, 23)?.title ?? '?'}`);
    expect(textsOf(onDay, '[aria-current=date]')).toEqual(['Day 23: you are here']);
    const line = drawn(<DaysLine plan="adults" cuts={phases.map(({ to }) => to)} day={31} />);
    expect(line.querySelector('rect')?.getAttribute('x')).toBe('30');
    const cuts = phases.slice(0, -1).map(({ to }) => `M${to} 2V8`);
    expect(line.querySelector('path')?.getAttribute('d')).toBe(cuts.join(''));
  });
});

describe('V2 a ruler of days down the page', () => {
  test.each([
    ['ninety days', <NinetyDays key="90" stretches={phases} milestones={milestones} />, 90],
    ['thirty days', <ThirtyDays key="30" stretches={weeks} milestones={milestones} />, 30],
  ])('of %s gives each day the same part of its length, whatever its labels need', (_, figure, days) => {
    const rules = drawn(figure).querySelector('style')?.text ?? '';
    const rows = /--rows:([^}]*)/.exec(rules)?.[1]?.split(' ') ?? [];
    for (const row of rows) expect(row).toMatch(/^\d+fr$/);
    const parts = rows.map((row) => Number.parseInt(row, 10));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(days);
  });
});

describe('V2 the thirty days', () => {
  test('are drawn in leaf, without a milestone of the adults', () => {
    const root = drawn(<ThirtyDays stretches={weeks} milestones={milestones} />);
    expect(root.querySelectorAll('[data-plan=kids]')).toHaveLength(1);
    for (const { text } of ofAdults) expect(root.text).not.toContain(text);
    expect(numbersOf(root, 'i[data-from]', 'from')).toEqual(weeks.map(({ from }) => from));
    expect(numbersOf(root, 'i[data-from]', 'to')).toEqual(weeks.map(({ to }) => to));
    expect(textsOf(root, 'p[data-from]')).toEqual(weeks.map(({ title, from, to }) => `${title} days ${from}–${to}`));
  });
});

describe('V2 what the ruler of days refuses or draws sensibly', () => {
  const mark = { plan: 'adults', edge: 'begins', claims: [] } as const;
  const at = (day: number, text = `something on day ${day}`) => ({ ...mark, claims: [], day, text });

  test.each([
    ['a phase of no length', [{ from: 1, to: 0, title: 'Nothing' }], '“Nothing” has no length'],
    ['a gap', [...weeks.slice(0, 1), { from: 10, to: 30, title: 'Later' }], '“Later” begins on day 10, not on day 8'],
    ['no data', [], 'it has no stretch of days'],
  ])('%s is refused by name', (_, stretches, words) => {
    expect(() => rulerOf('ninety-days', stretches, [])).toThrow(words);
  });

  test('a day that the plan does not have is refused by name', () => {
    expect(() => drawn(<NinetyDays stretches={phases} milestones={[]} day={91} />)).toThrow('day 91');
  });

  test('twelve labels of 60 characters each get a row in which they meet no other', () => {
    const long = 'x'.repeat(60);
    const { marks } = rulerOf(
      'ninety-days',
      phases,
      [1, 5, 9, 20, 30, 40, 50, 60, 70, 80, 85, 90].map((day) => at(day, long)),
    );
    expect(marks).toHaveLength(12);
    for (const one of marks)
      for (const other of marks)
        if (one !== other && one.lane === other.lane) expect(Math.abs(one.line - other.line)).toBeGreaterThan(50);
  });

  test('the line of a label never crosses a label above it', () => {
    const { marks } = rulerOf(
      'ninety-days',
      phases,
      [5, 12, 19, 30, 70, 80, 90].map((day) => at(day)),
    );
    for (const { line, lane } of marks) {
      const x = (line - 1) / 90;
      for (const other of marks.filter((one) => one.lane < lane)) {
        const length = (other.text.length + 8) * 0.0115;
        const otherX = (other.line - 1) / 90;
        const [from, to] = other.isTurned ? [otherX - length, otherX] : [otherX, otherX + length];
        expect(x <= from || x >= to, `${line} crosses ${other.text}`).toBe(true);
      }
    }
  });

  test('without milestones it is a ruler with its phases', () => {
    const root = drawn(<NinetyDays stretches={phases} milestones={[]} />);
    expect(frameOf(root).title).toBe(`Fog to daylight in ${phases.length} phases`);
    expect(root.querySelectorAll('p[data-line]')).toHaveLength(0);
  });
});
