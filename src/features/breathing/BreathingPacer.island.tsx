import { useId, useState, type CSSProperties } from 'react';
import {
  breathAt,
  breathCaution,
  breathPatterns,
  secondsOfRound,
  slowBreath,
  type BreathPattern,
  type BreathPhase,
} from '../../plan/breathing.ts';
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

type Moment = NonNullable<ReturnType<typeof breathAt>>;

/** How much of a phase has gone by, from 0 to 1, for the stripes of its ruler. */
function gone(phase: BreathPhase, { phases }: BreathPattern, now: Moment): CSSProperties & Record<'--gone', number> {
  const isOver = phases.indexOf(phase) < phases.indexOf(now.phase);
  return { '--gone': phase === now.phase ? (now.since + 1) / phase.seconds : Number(isOver) };
}

type PatternsProps = {
  chosen: BreathPattern;
  choose: (pattern: BreathPattern) => void;
  /** Where the breath is, while one is under way. */ now: Moment | undefined;
  isLive: boolean;
};

/** The ways to breathe, each with its steps and cautions. Without a script, they’re text. */
function Patterns({ chosen, choose, now, isLive }: PatternsProps) {
  const group = useId();
  return (
    <fieldset className={styles.patterns}>
      <legend className="visually-hidden">Which breath</legend>
      {breathPatterns.map((pattern) => {
        const isChosen = pattern.id === chosen.id;
        return (
          <div key={pattern.id} className={styles.pattern} data-pattern={pattern.id}>
            <label>
              <input
                type="radio"
                name={group}
                checked={isChosen}
                disabled={!isLive || (now !== undefined && !isChosen)}
                onChange={() => choose(pattern)}
              />
              <b>{pattern.name}</b>
            </label>
            <ol role="list" className={styles.steps}>
              {pattern.phases.map((phase) => (
                <li
                  key={phase.id}
                  data-phase={phase.id}
                  data-seconds={phase.seconds}
                  style={isChosen && now ? gone(phase, pattern, now) : undefined}
                >
                  <span>{phase.word}</span> <span className="visually-hidden">for</span> <b>{phase.seconds}</b>{' '}
                  <span className="visually-hidden">seconds</span>
                </li>
              ))}
            </ol>
            <p className={styles.caution}>{pattern.caution}</p>
          </div>
        );
      })}
    </fieldset>
  );
}

function Pacer() {
  const [pattern, setPattern] = useState<BreathPattern>(slowBreath);
  const isLive = useIsHydrated();
  const { status, moment, toggle, stop } = usePacer(pattern);
  const isUnderWay = status === 'running' || status === 'paused';
  const heard = {
    ready: '',
    running: moment ? `${moment.phase.word} for ${moment.phase.seconds}` : '',
    paused: 'Paused',
    done: 'Done. Breathe as you like.',
  }[status];
  return (
    <div className={styles.pacer} data-status={status} role="group" aria-label="Breathing pacer">
      <p className={styles.mind}>{breathCaution}</p>
      <div className={styles.live} data-live={isLive} data-screen-only="">
        <div className={styles.water} aria-hidden="true">
          <span
            className={styles.ring}
            style={moment && { scale: 0.34 + 0.66 * fullness(moment.phase, moment.since) }}
          />
          {status === 'ready' && (
            <span className={styles.count} data-script-only="">
              <b>{pattern.name}</b>
              <small>
                {pattern.rounds} breaths, {pattern.rounds * secondsOfRound(pattern)} seconds
              </small>
            </span>
          )}
          {moment && isUnderWay && (
            <span className={styles.count}>
              <b>{moment.phase.word}</b>
              {numbers[moment.since]}
              <small>
                round {numbers[moment.round - 1]} of {numbers[pattern.rounds - 1]}
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
          <button type="button" className={buttonClass} data-look="water" onClick={toggle} disabled={!isLive}>
            {buttonWords[status]}
          </button>
          {isUnderWay && (
            <button type="button" className={buttonClass} onClick={stop}>
              Stop
            </button>
          )}
        </p>
      </div>
      <Patterns
        chosen={pattern}
        choose={(next) => {
          stop();
          setPattern(next);
        }}
        now={isUnderWay ? moment : undefined}
        isLive={isLive}
      />
    </div>
  );
}

/** Paces a slow breath without a hold, or 4-7-8, with a shape and words. Without a script, the steps are text. No sound, and nothing is stored. */
export function BreathingPacer() {
  return (
    <IslandBoundary>
      <Pacer />
    </IslandBoundary>
  );
}
