import { useEffect, useState } from 'react';
import { breathAt, type BreathPattern } from '../../plan/breathing.ts';

type PacerStatus = 'ready' | 'running' | 'paused' | 'done';

/** A link to this anchor starts the pacer, without sound. Any other anchor stops it. */
const startAnchor = '#breathe';

/** A clock of whole seconds over the rounds of a pattern, started and paused by the reader. Nothing is stored. */
export function usePacer(pattern: BreathPattern, rounds: number) {
  const [status, setStatus] = useState<PacerStatus>('ready');
  const [second, setSecond] = useState(0);

  const stop = () => {
    setStatus('ready');
    setSecond(0);
  };

  useEffect(() => {
    const follow = () => {
      setStatus(location.hash === startAnchor ? 'running' : 'ready');
      setSecond(0);
    };
    if (location.hash === startAnchor) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (status !== 'running') return;
    const tick = setInterval(() => setSecond((before) => before + 1), 1000);
    return () => clearInterval(tick);
  }, [status]);

  const moment = breathAt(pattern, rounds, second);
  const isOver = status === 'running' && moment === undefined;
  if (isOver) setStatus('done');

  return {
    status: isOver ? 'done' : status,
    /** Where the breath is; undefined before the first round and after the last. */
    moment: status === 'ready' ? undefined : moment,
    start: () => {
      if (status === 'done') setSecond(0);
      setStatus('running');
    },
    pause: () => setStatus('paused'),
    stop,
  };
}
