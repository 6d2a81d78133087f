/** A part of a breath. */
export interface BreathPhase {
  id: 'inhale' | 'hold' | 'exhale';
  /** What a reader is told when it begins. */
  word: string;
  seconds: number;
}

/** A way of breathing that the pacer can pace. What to know before it begins is in `content/screens/pacer.yaml`. */
export interface BreathPattern {
  id: 'slow' | '4-7-8';
  name: string;
  phases: readonly BreathPhase[];
  /** How many rounds it has, however many minutes the reader chooses. */
  rounds?: number;
}

/** For panic, and at any hour: no hold, six breaths a minute. */
export const slowBreath = {
  id: 'slow',
  name: 'In for 4, out for 6',
  phases: [
    { id: 'inhale', word: 'In', seconds: 4 },
    { id: 'exhale', word: 'Out', seconds: 6 },
  ],
} as const satisfies BreathPattern;

/** 4-7-8 breathing, for bedtime: four rounds, as the plan has them. */
export const fourSevenEight = {
  id: '4-7-8',
  name: '4-7-8, for bedtime',
  phases: [
    { id: 'inhale', word: 'In', seconds: 4 },
    { id: 'hold', word: 'Hold', seconds: 7 },
    { id: 'exhale', word: 'Out', seconds: 8 },
  ],
  rounds: 4,
} as const satisfies BreathPattern;

/** What the pacer offers, the one without a hold first. */
export const breathPatterns: readonly BreathPattern[] = [slowBreath, fourSevenEight];

/** For how many minutes the pacer runs. The last one means until the reader stops it. */
export const breathMinutes = [1, 3, 5, Infinity] as const;

/** Seconds of one round. */
export const secondsOfRound = ({ phases }: Pick<BreathPattern, 'phases'>): number =>
  phases.reduce((total, { seconds }) => total + seconds, 0);

/** How many whole rounds a pattern has in so many minutes. */
export const roundsIn = (pattern: BreathPattern, minutes: number): number =>
  pattern.rounds ?? Math.round((minutes * 60) / secondsOfRound(pattern));

/** Where a number of seconds since the start falls; undefined after the last round. Throws RangeError before the start. */
export function breathAt(
  pattern: BreathPattern,
  rounds: number,
  second: number,
): { phase: BreathPhase; /** Seconds of the phase gone by. */ since: number } | undefined {
  if (second < 0) throw new RangeError(`a breath begins at second 0, not ${second}`);
  const roundSeconds = secondsOfRound(pattern);
  if (second >= rounds * roundSeconds) return undefined;
  let since = second % roundSeconds;
  for (const phase of pattern.phases) {
    if (since < phase.seconds) return { phase, since };
    since -= phase.seconds;
  }
  return undefined;
}
