import { expect, test } from 'vitest';
import { fourSevenEight, secondsOfRound } from '../../plan/breathing.ts';
import { pacerAfter, type PacerState } from './use-pacer.ts';

const ready: PacerState = { status: 'ready', second: 0 };
const after = (acts: readonly Parameters<typeof pacerAfter>[1][], end = 60) =>
  acts.reduce((state, act) => pacerAfter(state, act, end), ready);
const ticks = (count: number) => Array.from({ length: count }, () => 'tick' as const);

test('F3 the pacer can be paused at any second, goes on from there, and stops', () => {
  expect(after(['start', ...ticks(3), 'pause'])).toEqual({ status: 'paused', second: 3 });
  expect(after(['start', ...ticks(3), 'pause', 'start', 'tick'])).toEqual({ status: 'running', second: 4 });
  expect(after(['start', ...ticks(3), 'stop'])).toEqual(ready);
});

test('T1 it ends by itself after its rounds, can be begun again, and never ends until it is stopped', () => {
  const end = 4 * secondsOfRound(fourSevenEight);
  expect(after(['start', ...ticks(end - 1)], end).status).toBe('running');
  expect(after(['start', ...ticks(end)], end).status).toBe('done');
  expect(after(['start', ...ticks(end), 'start'], end)).toEqual({ status: 'running', second: 0 });
  expect(after(['start', ...ticks(2_000)], Infinity).status).toBe('running');
});
