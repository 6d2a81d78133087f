import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { stretchesFillTheirDays } from './stretches.ts';
import { problemLines } from './testing.ts';

const records = loadRecords();
type Change = Partial<typeof records>;
const after = (change: Change) => problemLines(stretchesFillTheirDays({ ...records, ...change }));

test('P2 R1 D6 phases, weeks and answers after a setback give every day exactly one', () => {
  expect(after({})).toEqual([]);
});

test.each<[string, Change, string]>([
  ['a phase that is missing', { phases: records.phases.slice(1) }, '[0].from'],
  [
    'a phase that overlaps',
    { clarityPhases: records.clarityPhases.map((each, at) => (at === 1 ? { ...each, from: 2 } : each)) },
    'expected day 8',
  ],
  [
    'a last phase that ends early',
    { phases: records.phases.map((each, at, all) => (at === all.length - 1 ? { ...each, to: 89 } : each)) },
    'expected 90',
  ],
  ['a week that is missing', { weeks: records.weeks.slice(1) }, 'expected day 1'],
  [
    'an answer that is missing',
    { afterSlide: { ...records.afterSlide, ways: records.afterSlide.ways.slice(1) } },
    'expected day 1',
  ],
  [
    'no answer for the longest',
    { afterSlide: { ...records.afterSlide, ways: records.afterSlide.ways.slice(0, -1) } },
    'expected no end',
  ],
])('D6 D8 %s is refused', (_what, change, says) => {
  expect(after(change).join('\n')).toContain(says);
});
