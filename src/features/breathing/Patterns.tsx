import { useId, type CSSProperties } from 'react';
import type { PacerWords } from '../../model/screens/pacer.ts';
import { breathMinutes, breathPatterns, type BreathPattern, type BreathPhase } from '../../plan/breathing.ts';
import { Fold } from '../../ui/Fold.tsx';
import styles from './Patterns.module.css';

/** Where a breath is: its phase, and how many seconds of it have gone by. */
export interface Moment {
  phase: BreathPhase;
  since: number;
}

/** How much of a phase has gone by, from 0 to 1, for the stripes of its ruler. */
function gone(phase: BreathPhase, { phases }: BreathPattern, now: Moment): CSSProperties & Record<'--gone', number> {
  const isOver = phases.indexOf(phase) < phases.indexOf(now.phase);
  return { '--gone': phase === now.phase ? (now.since + 1) / phase.seconds : Number(isOver) };
}

type PatternsProps = {
  words: PacerWords['patterns'];
  chosen: BreathPattern;
  choose: (pattern: BreathPattern) => void;
  /** Where the breath is, while one is under way. */
  now: Moment | undefined;
  isLive: boolean;
};

/** The ways to breathe, each with its steps and what to know first. Without a script they are text. */
function Patterns({ words, chosen, choose, now, isLive }: PatternsProps) {
  const group = useId();
  return (
    <fieldset className={`stack-4 print-grid ${styles.patterns}`}>
      <legend className="visually-hidden">Which breath</legend>
      {breathPatterns.map((pattern) => {
        const isChosen = pattern.id === chosen.id;
        return (
          <div key={pattern.id} className={styles.pattern}>
            <label>
              <input
                type="radio"
                data-script-only=""
                name={group}
                checked={isChosen}
                disabled={!isLive || (now !== undefined && !isChosen)}
                onChange={() => choose(pattern)}
              />
              <b>{pattern.name}</b>
            </label>
            <ol role="list" className={`print-grid ${styles.steps}`}>
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
            <p className={styles.caution}>{words[pattern.id]}</p>
          </div>
        );
      })}
    </fieldset>
  );
}

type MinutesProps = { chosen: number; choose: (minutes: number) => void; isLive: boolean };

function Minutes({ chosen, choose, isLive }: MinutesProps) {
  const group = useId();
  return (
    <fieldset className={`inline ${styles.minutes}`} data-script-only="">
      <legend>Minutes</legend>
      {breathMinutes.map((minutes) => (
        <label key={minutes}>
          <input
            type="radio"
            name={group}
            checked={minutes === chosen}
            disabled={!isLive}
            onChange={() => choose(minutes)}
          />
          {minutes === Infinity ? 'Until I stop' : minutes}
        </label>
      ))}
    </fieldset>
  );
}

export type ChangeProps = PatternsProps & { minutes: number; chooseMinutes: (minutes: number) => void };

/** Another breath, or the same for longer. */
export function ChangeBreath({ minutes, chooseMinutes, ...patterns }: ChangeProps) {
  return (
    <Fold isQuiet summary="Change the breath">
      {patterns.chosen.rounds === undefined && (
        <Minutes chosen={minutes} choose={chooseMinutes} isLive={patterns.isLive} />
      )}
      <Patterns {...patterns} />
    </Fold>
  );
}
