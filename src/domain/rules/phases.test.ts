import { describe, expect, test } from 'vitest';
import type { Phase } from '../schema/protocol.ts';
import { phasesFillTheDays } from './phases.ts';

const phases = (...days: [number, number][]) =>
  days.map(([from, to]): Phase => ({
    from,
    to,
    title: `From ${from}`,
    description: 'A text',
    focus: [],
    color: 'mist',
  }));
const whole = phases([1, 10], [11, 30], [31, 60], [61, 90]);
const problemsOf = (...days: [number, number][]) =>
  phasesFillTheDays({ phases: phases(...days), clarityPhases: whole }).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );

describe('P2 R1 phases', () => {
  test('fill days 1 to 90', () => {
    expect(problemsOf([1, 10], [11, 30], [31, 60], [61, 90])).toEqual([]);
  });

  test('with a gap stop the build', () => {
    expect(problemsOf([1, 10], [12, 90])).toEqual([
      'protocol/phases.yaml [1].from: 12 leaves a gap: day 11 is in no phase. “From 12” begins on day 11, the day after “From 1” ends.',
    ]);
    expect(problemsOf([2, 90])).toEqual([
      'protocol/phases.yaml [0].from: 2 leaves a gap: day 1 is in no phase. “From 2” begins on day 1.',
    ]);
  });

  test('with an overlap stop the build', () => {
    expect(problemsOf([1, 10], [10, 90])).toEqual([expect.stringContaining('10 overlaps: day 10 is in two phases')]);
  });

  test('that end early, or before they begin, stop the build', () => {
    expect(problemsOf([1, 89])).toEqual(['protocol/phases.yaml [0].to: 89; the last phase ends on day 90.']);
    expect(problemsOf([1, 10], [11, 5], [6, 90])).toEqual([
      'protocol/phases.yaml [1].to: 5 comes before the day 11 on which “From 11” begins.',
    ]);
  });

  test('of both plans are held to it', () => {
    expect(phasesFillTheDays({ phases: whole, clarityPhases: phases([1, 80]) })).toMatchObject([
      { file: 'protocol/clarity-phases.yaml' },
    ]);
  });
});
