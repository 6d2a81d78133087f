import type { BreathPhase } from '../../plan/breathing.ts';

/** A soft tone that rises while you breathe in and falls while you breathe out. */
export interface Tone {
  /** Glides to where this phase ends, over its seconds. */
  breathe: (phase: BreathPhase) => void;
  /** Fades out. The next phase brings the tone back. */
  rest: () => void;
  /** Fades out for good. */
  close: () => void;
}

/** Hertz. Low enough to be calm, and high enough for the speaker of a phone. */
const pitch: Record<BreathPhase['id'], number> = { inhale: 330, hold: 330, exhale: 220 };
/** From 0 to 1. It stays quiet: the phone’s own keys make it louder. */
const loudness: Record<BreathPhase['id'], number> = { inhale: 0.14, hold: 0.05, exhale: 0.03 };
const secondsToFade = 2;
/** How long the sound may take to start, or to come back after a phone call, before the reader is told. In milliseconds. */
const patience = 1_000;

/** An iPhone set to silent plays a tone only in a session for playback. The reader asked for the tone by tapping. */
function setSession(type: 'playback' | 'auto') {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = type;
}

/**
 * Opens the tone, silent. Call it in the handler of a tap, because a browser plays nothing before one. `onLost` runs when the
 * browser refuses the sound, or something else takes it. Throws where there’s no Web Audio.
 */
export function openTone(onLost: () => void): Tone {
  const context = new AudioContext();
  const gain = context.createGain();
  const oscillator = context.createOscillator();
  gain.gain.value = 0;
  oscillator.frequency.value = pitch.exhale;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  setSession('playback');

  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  /** Starts from wherever the value is, so it never clicks. After this many seconds it is 95% of the way there. */
  const glide = (param: AudioParam, to: number, seconds: number) =>
    param.setTargetAtTime(to, context.currentTime, seconds / 3);
  const listen = () => later(() => isWanted && context.state !== 'running' && onLost(), patience);
  const fade = (then: () => Promise<void>) => {
    isWanted = false;
    glide(gain.gain, 0, secondsToFade);
    later(() => void then().catch(() => undefined), secondsToFade * 1000);
  };

  context.addEventListener('statechange', () => isWanted && listen());
  const resume = () => {
    isWanted = true;
    listen();
    void context.resume().catch(onLost);
  };
  resume();
  return {
    breathe({ id, seconds }) {
      resume();
      glide(oscillator.frequency, pitch[id], seconds);
      glide(gain.gain, loudness[id], seconds);
    },
    rest: () => fade(() => context.suspend()),
    close() {
      setSession('auto');
      fade(() => context.close());
    },
  };
}
