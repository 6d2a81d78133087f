import { secondsOfRound, slowBreath } from '../breathing.ts';
import type { Records } from '../records.ts';

/** What a panic attack on a clock is drawn from: the minutes in which most have passed, and how long the slow breaths take. */
export function panicClock({ measures, panicToolkit }: Pick<Records, 'measures' | 'panicToolkit'>) {
  const { from, to, who, claims } = measures.panic;
  const seconds = slowBreath.rounds * secondsOfRound(slowBreath);
  return {
    title: `Most panic attacks pass in ${from} to ${to} minutes`,
    from,
    to,
    claim: claims[0],
    /** Stands over the clock: when it is no panic attack. */
    call: panicToolkit.call[0],
    news: `${from}–${to} min`,
    inHere: 'Somewhere in here, most have passed',
    breaths: {
      name: slowBreath.name,
      how: slowBreath.caution,
      rounds: slowBreath.rounds,
      seconds,
      minutes: seconds / 60,
    },
    said: `Said by ${who}.`,
    noCurve: 'Some take longer. How strong it is from minute to minute, nobody has drawn for us, so we draw no curve.',
    inWords: [
      `${slowBreath.rounds} slow breaths take ${seconds} seconds.`,
      `Between minute ${from} and minute ${to}, most panic attacks have passed.`,
    ],
  };
}
