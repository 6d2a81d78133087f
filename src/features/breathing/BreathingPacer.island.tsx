import { breath, type BreathPhase } from '../../domain/breathing.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './BreathingPacer.module.css';
import { usePacer, type PacerStatus } from './use-pacer.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const buttonWords: Record<PacerStatus, string> = {
  ready: 'Begin',
  running: 'Pause',
  paused: 'Go on',
  done: 'Once more',
};

/** How full the breath is at the end of a second, from 0 to 1. */
function fullness({ id, seconds }: BreathPhase, since: number): number {
  if (id === 'hold') return 1;
  const share = (since + 1) / seconds;
  return id === 'inhale' ? share : 1 - share;
}

function Pacer() {
  const isLive = useIsHydrated();
  const { status, moment, toggle, stop } = usePacer();
  const isUnderWay = status === 'running' || status === 'paused';
  const heard = {
    ready: '',
    running: moment ? `${moment.phase.word} for ${moment.phase.seconds}` : '',
    paused: 'Paused',
    done: 'Done. Breathe as you like.',
  }[status];
  return (
    <div className={styles.pacer} data-status={status} role="group" aria-label="4-7-8 breathing">
      <div>
        <ol className={styles.steps}>
          {breath.phases.map(({ id, word, seconds }) => (
            <li key={id} data-now={(isUnderWay && moment?.phase.id === id) || undefined}>
              {word} for {seconds} seconds
            </li>
          ))}
        </ol>
        <p className={styles.caution}>Four rounds, then stop. {breath.caution}</p>
      </div>
      <div className={styles.live} data-live={isLive} data-screen-only="">
        <div className={styles.water} aria-hidden="true">
          <span
            className={styles.ring}
            style={moment && { scale: 0.34 + 0.66 * fullness(moment.phase, moment.since) }}
          />
          {moment && isUnderWay && (
            <span className={styles.count}>
              <b>{moment.phase.word}</b>
              {numbers[moment.since]}
              <small>
                round {numbers[moment.round - 1]} of {numbers[breath.rounds - 1]}
              </small>
            </span>
          )}
          {status === 'done' && (
            <span className={styles.count}>
              <b>Done</b>Breathe as you like.
            </span>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {heard}
        </p>
        <p className={styles.buttons}>
          <button type="button" className={buttonClass} onClick={toggle} disabled={!isLive}>
            {buttonWords[status]}
          </button>
          {isUnderWay && (
            <button type="button" className={buttonClass} onClick={stop}>
              Stop
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** Paces four rounds of 4-7-8 with a shape and words. Without a script the steps stand as text. No sound, and nothing is stored. */
export function BreathingPacer() {
  return (
    <IslandBoundary>
      <Pacer />
    </IslandBoundary>
  );
}
