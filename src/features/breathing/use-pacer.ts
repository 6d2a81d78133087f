import { useEffect, useReducer } from 'react';
import { breathAt, roundsIn, secondsOfRound, type BreathPattern } from '../../plan/breathing.ts';

export interface PacerState {
  status: 'ready' | 'running' | 'paused' | 'done';
  /** Whole seconds since it began. */
  second: number;
}

/** A page that is opened at this anchor starts the pacer. Any other anchor stops it. */
export const startAnchor = '#breathe';

const ready: PacerState = { status: 'ready', second: 0 };

/** What follows when the reader acts, or a second goes by. The breath ends after so many seconds. */
export function pacerAfter(
  { status, second }: PacerState,
  act: 'start' | 'pause' | 'stop' | 'tick',
  end: number,
): PacerState {
  if (act === 'start') return { status: 'running', second: status === 'paused' ? second : 0 };
  if (act === 'pause') return { status: 'paused', second };
  if (act === 'stop') return ready;
  return { status: second + 1 < end ? 'running' : 'done', second: second + 1 };
}

/** A clock of whole seconds over the rounds of a pattern, started and paused by the reader. Nothing is stored. */
export function usePacer(pattern: BreathPattern, minutes: number) {
  const rounds = roundsIn(pattern, minutes);
  const [{ status, second }, act] = useReducer(
    (state: PacerState, next: Parameters<typeof pacerAfter>[1]) =>
      pacerAfter(state, next, rounds * secondsOfRound(pattern)),
    ready,
  );

  useEffect(() => {
    const follow = () => {
      if (location.hash !== startAnchor) act('stop');
    };
    if (location.hash === startAnchor) act('start');
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (status !== 'running') return;
    const tick = setInterval(() => act('tick'), 1000);
    return () => clearInterval(tick);
  }, [status]);

  return {
    status,
    /** Where the breath is; undefined before the first round and after the last. */
    moment: status === 'ready' ? undefined : breathAt(pattern, rounds, second),
    act,
  };
}
