import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breath, secondsOfRound, slowBreath } from '../../plan/breathing.ts';
import { openTone } from './tone.ts';
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
  const end = 4 * secondsOfRound(breath);
  expect(after(['start', ...ticks(end - 1)], end).status).toBe('running');
  expect(after(['start', ...ticks(end)], end).status).toBe('done');
  expect(after(['start', ...ticks(end), 'start'], end)).toEqual({ status: 'running', second: 0 });
  expect(after(['start', ...ticks(2_000)], Infinity).status).toBe('running');
});

/** A sound that only writes down what it’s asked. */
function setUp() {
  const asked: string[] = [];
  const lost = vi.fn();
  const param = (name: string) => ({ value: 0, setTargetAtTime: (to: number) => asked.push(`${name} ${to}`) });
  const become = (state: string) => {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
    asked.push(state);
    return Promise.resolve();
  };
  const context = Object.assign(new EventTarget(), {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    createGain: () => ({ gain: param('gain'), connect: (to: unknown) => to }),
    createOscillator: () => ({ frequency: param('pitch'), connect: (to: unknown) => to, start: () => undefined }),
    resume: () => (context.state !== 'running' ? become('running') : Promise.resolve()),
    suspend: () => become('suspended'),
    close: () => become('closed'),
  });
  const tone = openTone(lost, context as unknown as AudioContext);
  return { lost, tone, last: () => asked.splice(0) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('T1 the tone rises and falls with the breath, fades when it rests, and comes back', () => {
  const { tone, last, lost } = setUp();
  const [inhale, exhale] = slowBreath.phases;
  expect(last()).toEqual(['running']);
  tone.breathe(inhale);
  tone.breathe(exhale);
  expect(last()).toEqual(['pitch 330', 'gain 0.14', 'pitch 220', 'gain 0.03']);
  tone.rest();
  expect(last()).toEqual(['gain 0']);
  vi.advanceTimersByTime(2_000);
  expect(last()).toEqual(['suspended']);
  tone.breathe(inhale);
  expect(last()).toEqual(['running', 'pitch 330', 'gain 0.14']);
  tone.close();
  vi.advanceTimersByTime(2_000);
  expect(last()).toEqual(['gain 0', 'closed']);
  expect(lost).not.toHaveBeenCalled();
});
