import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { caffeineStepsAreGentle, milestonesAreInTheirPlan } from './drawn-numbers.ts';

const records = loadRecords();

describe('milestones on the rulers', () => {
  test('those of the records are in their plans', () => {
    expect(milestonesAreInTheirPlan(records)).toEqual([]);
  });

  test('one after the last day of its plan is refused', () => {
    const milestones = { ...records.milestones, kids: records.milestones.adults };
    const problems = milestonesAreInTheirPlan({ milestones }).map(({ message }) => message);
    expect(problems[0]).toContain('90 is after day 30');
  });
});

describe('caffeine steps', () => {
  const withCups = (...cups: number[][]) => ({
    caffeineSteps: {
      ...records.caffeineSteps,
      steps: cups.map((ofStep, index) => ({ when: `step ${index}`, text: 'a step', cups: ofStep })),
    },
  });

  test('those of the records are gentle', () => {
    expect(caffeineStepsAreGentle(records)).toEqual([]);
  });

  test.each([
    ['more than a quarter at once', withCups([7, 9, 13, 16], [7, 9]), 'takes away 2 cups at once'],
    ['a late cup at the end', withCups([7, 16], [7, 12]), 'a cup at 12 o’clock in the last step'],
    ['hours out of order', withCups([9, 7], [7]), 'write the hours of the cups in their order'],
  ])('%s is refused', (_, records, words) => {
    expect(
      caffeineStepsAreGentle(records)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(words);
  });
});
