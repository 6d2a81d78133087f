import { useRef, useState, type ComponentType } from 'react';
import type { PacerWords } from '../../model/screens/pacer.ts';
import { breathMinutes, slowBreath, type BreathPattern } from '../../plan/breathing.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { Dimmed } from './Dimmed.tsx';
import styles from './Pacer.module.css';
import type { ChangeProps, Moment } from './Patterns.tsx';
import { usePacer } from './use-pacer.ts';
import { useSenses } from './use-senses.ts';
import { useSoundLink } from './use-sound-link.ts';

/** For eyes that are closed: long enough, and nothing to choose. */
const fiveMinutes = 5;

/** How full the breath is at the end of a second, from 0 to 1. */
function fullness({ phase: { id, seconds }, since }: Moment): number {
  if (id === 'hold') return 1;
  const share = (since + 1) / seconds;
  return id === 'inhale' ? share : 1 - share;
}

type PacerProps = {
  words: PacerWords;
  /** Where the reader chooses another breath. Without it there’s the slow one alone, and only its buttons until it begins. */
  Change?: ComponentType<ChangeProps>;
};

/** Paces a breath with a shape, words, a tone and vibration. Nothing is stored. */
export function Pacer({ words, Change }: PacerProps) {
  const isBrief = !Change;
  const [pattern, setPattern] = useState<BreathPattern>(slowBreath);
  const [minutes, setMinutes] = useState<number>(isBrief ? fiveMinutes : breathMinutes[0]);
  const [isDimmed, setDimmed] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const dimButton = useRef<HTMLButtonElement>(null);
  const isLive = useIsHydrated();
  const { status, moment, act } = usePacer(pattern, minutes);
  const isRunning = status === 'running';
  const isUnderWay = isRunning || status === 'paused';
  const nameInLines = pattern.name.split(/(?<=,) /);
  const senses = useSenses(isRunning ? moment?.phase : undefined);
  const begin = (hasSound: boolean) => {
    senses.switchSound(hasSound);
    act('start');
    // It’s taller now than its buttons were.
    requestAnimationFrame(() => group.current?.scrollIntoView({ block: 'nearest' }));
  };
  useSoundLink(() => begin(true));
  const heard = {
    ready: '',
    running: moment ? `${moment.phase.word} for ${moment.phase.seconds}` : '',
    paused: 'Paused',
    done: words.done,
  }[status];
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={`stack-4 ${styles.pacer}`}
      data-status={status}
      data-brief={isBrief ? '' : undefined}
      data-screen-only={isBrief ? '' : undefined}
      role="group"
      aria-label="Breathing pacer"
    >
      <p className={styles.caution}>{words.caution}</p>
      <div className={`stack-3 ${styles.live}`} data-live={isLive} data-script-only="">
        <div className={styles.water} aria-hidden="true">
          <span className={styles.ring} style={moment && { scale: 0.66 + 0.34 * fullness(moment) }} />
          {status === 'ready' && (
            <span className={styles.count} data-script-only="">
              {nameInLines.map((line) => (
                <b key={line}>{line}</b>
              ))}
            </span>
          )}
          {moment && isUnderWay && (
            <span className={styles.count}>
              <b>{moment.phase.word}</b>
              {moment.since + 1}
            </span>
          )}
          {status === 'done' && <span className={styles.count}>{words.done}</span>}
        </div>
        <p className="visually-hidden" role="status">
          {heard}
        </p>
        <p className={`inline ${styles.buttons}`}>
          {isUnderWay ? (
            <>
              <Button data-look="water" onClick={() => act(isRunning ? 'pause' : 'start')}>
                {isRunning ? 'Pause' : 'Go on'}
              </Button>
              <Button
                onClick={() => {
                  act('stop');
                  group.current?.focus({ preventScroll: true });
                }}
              >
                Stop
              </Button>
            </>
          ) : (
            <>
              <Button data-look="water" onClick={() => begin(true)}>
                Breathe with sound
              </Button>
              <Button onClick={() => begin(false)}>Without sound</Button>
            </>
          )}
        </p>
        {isUnderWay && (
          <p className={`inline ${styles.senses}`}>
            <Button aria-pressed={senses.hasSound} onClick={() => senses.switchSound(!senses.hasSound)}>
              Sound
            </Button>
            {senses.canVibrate() && (
              <Button aria-pressed={senses.isVibrating} onClick={() => senses.switchVibration(!senses.isVibrating)}>
                Vibration
              </Button>
            )}
            <Button ref={dimButton} onClick={() => setDimmed(true)}>
              Dim screen
            </Button>
          </p>
        )}
        <p className={styles.missing} role="status">
          {isRunning && senses.missing && words.without[senses.missing]}
        </p>
      </div>
      {Change && (
        <Change
          words={words.patterns}
          chosen={pattern}
          choose={(next) => {
            act('stop');
            setPattern(next);
          }}
          minutes={minutes}
          chooseMinutes={setMinutes}
          now={isUnderWay ? moment : undefined}
          isLive={isLive}
        />
      )}
      {isDimmed && (
        <Dimmed
          words={words.dimmed}
          end={() => {
            setDimmed(false);
            // When the time is up, the button to dim is gone.
            (dimButton.current ?? group.current)?.focus();
          }}
        />
      )}
    </div>
  );
}
