import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BreathPhase } from '../../plan/breathing.ts';
import type { PacerWords } from '../../model/screens/pacer.ts';
import { openTone, type Tone } from './tone.ts';

/** Milliseconds on, off, on: one pulse to breathe in, two to breathe out. */
const pulses: Record<BreathPhase['id'], number[]> = { inhale: [80], hold: [], exhale: [80, 140, 80] };

/** A desk’s browser may have `vibrate` and nothing that vibrates; what has a touch screen is likely to be a phone. */
const canVibrate = () => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/**
 * Keeps the screen on until the returned function is called. A browser lets go of the lock by itself when the page is hidden, so
 * ask again when it shows. `onRefused` runs where there’s no wake lock, and when a low battery doesn’t allow one.
 */
function keepScreenOn(onRefused: () => void): () => void {
  const lock = Promise.resolve().then(() => navigator.wakeLock.request('screen'));
  lock.catch(onRefused);
  return () => void lock.then((held) => held.release()).catch(() => undefined);
}

function whenShownOrHidden(tell: () => void) {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * What a reader follows with closed eyes: a tone and vibration, both off until a tap, and a screen that stays on while the pacer
 * runs. A hidden page is silent, and lets the screen turn off. `phase` is undefined while the pacer isn’t running.
 */
export function useSenses(phase: BreathPhase | undefined) {
  const [tone, setTone] = useState<Tone>();
  const [isVibrating, setVibrating] = useState(false);
  const [missing, setMissing] = useState<keyof PacerWords['without']>();
  const isShown = useSyncExternalStore(
    whenShownOrHidden,
    () => !document.hidden,
    () => true,
  );
  const current = isShown ? phase : undefined;
  const isOn = current !== undefined;

  useEffect(() => () => tone?.close(), [tone]);
  useEffect(() => {
    if (current) tone?.breathe(current);
    else tone?.rest();
  }, [tone, current]);

  useEffect(() => {
    if (!isVibrating || !current) return;
    if (!navigator.vibrate(pulses[current.id])) {
      setVibrating(false);
      setMissing('vibration');
    }
    return () => void navigator.vibrate(0);
  }, [isVibrating, current]);

  useEffect(() => (isOn ? keepScreenOn(() => setMissing('wakeLock')) : undefined), [isOn]);

  const loseSound = () => {
    setTone(undefined);
    setMissing('sound');
  };
  return {
    hasSound: tone !== undefined,
    /** Call it in the handler of a tap. */
    switchSound: (to: boolean) => {
      setMissing(undefined);
      try {
        setTone(to ? (tone ?? openTone(loseSound)) : undefined);
      } catch {
        loseSound();
      }
    },
    isVibrating,
    canVibrate,
    switchVibration: (to: boolean) => {
      setMissing(undefined);
      setVibrating(to);
    },
    /** What the browser or the phone doesn’t give. */
    missing,
  };
}
