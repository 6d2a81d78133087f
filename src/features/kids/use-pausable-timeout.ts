import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once a clock of `ms` milliseconds has run out. The clock starts again each time `isRunning` turns true
 * after a stop, and waits while `isPaused`.
 */
export function usePausableTimeout(
  ms: number,
  { isRunning, isPaused, onEnd }: { isRunning: boolean; isPaused: boolean; onEnd: () => void },
) {
  const left = useRef(ms);
  useEffect(() => {
    if (!isRunning) left.current = ms;
  }, [isRunning, ms]);
  useEffect(() => {
    if (!isRunning || isPaused) return;
    const began = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [isRunning, isPaused, onEnd]);
}
