/** A part of a breath and how many seconds it takes. */
export interface BreathPhase {
  id: 'inhale' | 'hold' | 'exhale';
  /** What a reader is told when it begins. */ word: string;
  seconds: number;
}

/** 4-7-8 breathing, the one place where its figures stand as numbers. */
export const breath = {
  phases: [
    { id: 'inhale', word: 'Breathe in', seconds: 4 },
    { id: 'hold', word: 'Hold', seconds: 7 },
    { id: 'exhale', word: 'Breathe out', seconds: 8 },
  ] as const satisfies readonly BreathPhase[],
  rounds: 4,
  caution:
    'Sit or lie down for it; never in water, never at the wheel. Leave out the hold if you are pregnant, or with heart or lung disease. Dizzy, or does the hold feel wrong? Stop, and breathe normally.',
};

/** Seconds of one round. */
export const roundSeconds = breath.phases.reduce((total, { seconds }) => total + seconds, 0);

/** Where a number of seconds since the start falls; undefined once the last round is over. Throws RangeError before the start. */
export function breathAt(
  second: number,
): { round: number; phase: BreathPhase; /** Seconds of the phase gone by. */ since: number } | undefined {
  if (second < 0) throw new RangeError(`a breath begins at second 0, not ${second}`);
  const round = Math.floor(second / roundSeconds);
  if (round >= breath.rounds) return undefined;
  let since = second - round * roundSeconds;
  for (const phase of breath.phases) {
    if (since < phase.seconds) return { round: round + 1, phase, since };
    since -= phase.seconds;
  }
  return undefined;
}
