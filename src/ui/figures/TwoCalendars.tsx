import type { ReactNode } from 'react';
import { type Stretch } from '../../domain/figures/days-ruler.ts';
import { MarkNumbers } from './MarkNumbers.tsx';
import './light.css';
import styles from './TwoCalendars.module.css';

type TwoCalendarsProps = {
  /** The phases of the plan, which fill the ruler. */ phases: readonly Stretch[];
  /** The steps of its screen side, which change on other days. */ steps: readonly Stretch[];
  caption: ReactNode;
};

/** A name longer than its stretch is wide on a phone stands in a row of its own. In days. */
const tooShortForItsName = 12;

/** Two calendars over the same days as one ruler: phases above the line of light, the steps on screens below it. */
export function TwoCalendars({ phases, steps, caption }: TwoCalendarsProps) {
  const id = 'two-calendars';
  const all = [...phases, ...steps];
  const days = phases.at(-1)?.to ?? 0;
  return (
    <figure className={styles.figure} data-figure={id}>
      <MarkNumbers
        of={id}
        numbers={{ from: all.map(({ from }) => from), to: all.map(({ to }) => to) }}
        also={`[data-figure="${id}"]{--days:${days}}`}
      />
      <div className={styles.ruler} data-plan="adults" data-sans="">
        <Names stretches={phases} kind="phases" />
        <Names stretches={steps} kind="steps" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Names({ stretches, kind }: { stretches: readonly Stretch[]; kind: 'phases' | 'steps' }) {
  return (
    <ol role="list" data-kind={kind}>
      {stretches.map(({ from, to, title }) => (
        <li key={from} data-from={from} data-to={to} data-short={to - from < tooShortForItsName ? '' : undefined}>
          <span className={styles.name}>
            <b>{title}</b> <span>{`${from}–${to}`}</span>
          </span>
          <i className={styles.area} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
