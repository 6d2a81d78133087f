/** A part of a breath and how many seconds it takes. */
export interface BreathPhase {
  id: 'inhale' | 'hold' | 'exhale';
  /** What a reader is told when it begins. */ word: string;
  seconds: number;
}

/** A way of breathing that the pacer can pace. */
export interface BreathPattern {
  id: 'slow' | '4-7-8';
  name: string;
  phases: readonly BreathPhase[];
  rounds: number;
  /** Said before it begins. */ caution: string;
}

/** For a panic, and at any hour: no hold, six breaths a minute. */
export const slowBreath = {
  id: 'slow',
  name: 'In for 4, out for 6',
  phases: [
    { id: 'inhale', word: 'Breathe in', seconds: 4 },
    { id: 'exhale', word: 'Breathe out', seconds: 6 },
  ],
  rounds: 6,
  caution: 'In through the nose, out slowly, and gently both times.',
} as const satisfies BreathPattern;

/** 4-7-8 breathing, for bedtime: the one place where its counts are numbers. */
export const breath = {
  id: '4-7-8',
  name: '4-7-8, for bedtime',
  phases: [
    { id: 'inhale', word: 'Breathe in', seconds: 4 },
    { id: 'hold', word: 'Hold', seconds: 7 },
    { id: 'exhale', word: 'Breathe out', seconds: 8 },
  ],
  rounds: 4,
  caution: 'Leave out the hold if it feels wrong, if you are pregnant, or with heart or lung disease.',
} as const satisfies BreathPattern;

/** Said once before either of them begins. */
export const breathCaution =
  'Sit or lie down for it; never in water, never at the wheel. Dizzy? Stop, and breathe normally.';

/** What the pacer offers, the one without a hold first. */
export const breathPatterns: readonly BreathPattern[] = [slowBreath, breath];

/** Seconds of one round. */
export const secondsOfRound = ({ phases }: Pick<BreathPattern, 'phases'>): number =>
  phases.reduce((total, { seconds }) => total + seconds, 0);

/** Where a number of seconds since the start falls; undefined once the last round is over. Throws RangeError before the start. */
export function breathAt(
  pattern: BreathPattern,
  second: number,
): { round: number; phase: BreathPhase; /** Seconds of the phase gone by. */ since: number } | undefined {
  if (second < 0) throw new RangeError(`a breath begins at second 0, not ${second}`);
  const roundSeconds = secondsOfRound(pattern);
  const round = Math.floor(second / roundSeconds);
  if (round >= pattern.rounds) return undefined;
  let since = second - round * roundSeconds;
  for (const phase of pattern.phases) {
    if (since < phase.seconds) return { round: round + 1, phase, since };
    since -= phase.seconds;
  }
  return undefined;
}
