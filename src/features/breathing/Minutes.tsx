import { useId } from 'react';
import { breathMinutes } from '../../plan/breathing.ts';
import styles from './BreathingPacer.module.css';

type MinutesProps = { chosen: number; choose: (minutes: number) => void; isLive: boolean };

/** How long the pacer runs. */
export function Minutes({ chosen, choose, isLive }: MinutesProps) {
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
