import { useEffect, useState } from 'react';
import { breathAt, secondsOfRound, type BreathPattern } from '../../plan/breathing.ts';

export type PacerStatus = 'ready' | 'running' | 'paused' | 'done';

/** A clock of whole seconds over all rounds of a pattern, started and paused by the reader. Nothing is kept. */
export function usePacer(pattern: BreathPattern) {
  const end = secondsOfRound(pattern) * pattern.rounds;
  const [status, setStatus] = useState<PacerStatus>('ready');
  const [second, setSecond] = useState(0);

  useEffect(() => {
    if (status !== 'running') return;
    const tick = setInterval(() => setSecond((before) => Math.min(before + 1, end)), 1000);
    return () => clearInterval(tick);
  }, [status, end]);

  const moment = breathAt(pattern, second);
  const isOver = status === 'running' && moment === undefined;
  if (isOver) setStatus('done');

  return {
    status: isOver ? 'done' : status,
    /** Where the breath is; undefined before the first round and after the last. */
    moment: status === 'ready' ? undefined : moment,
    toggle: () => {
      if (status === 'done') setSecond(0);
      setStatus(status === 'running' ? 'paused' : 'running');
    },
    stop: () => {
      setStatus('ready');
      setSecond(0);
    },
  };
}
