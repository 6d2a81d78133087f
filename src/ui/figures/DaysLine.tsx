import { plans } from '../../domain/days.ts';
import type { Plan } from '../../domain/schema/day.ts';
import './light.css';
import styles from './DaysLine.module.css';

type DaysLineProps = {
  plan: Plan;
  /** The last days of the plan’s stretches, where the line is cut. */
  cuts: readonly number[];
  /** The day that is marked. */
  day?: number;
};

/** A plan as one line of light, with the day on it. The words beside it say the same, so that a reader who hears it misses nothing. */
export function DaysLine({ plan, cuts, day }: DaysLineProps) {
  const { length } = plans[plan];
  const inside = cuts.filter((cut) => cut < length);
  return (
    <div className={styles.ruler} data-plan={plan} aria-hidden="true">
      <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none">
        {inside.length > 0 && (
          <path
            className={styles.joint}
            vectorEffect="non-scaling-stroke"
            d={inside.map((cut) => `M${cut} 2V8`).join('')}
          />
        )}
        {day !== undefined && (
          <rect
            className={styles.mark}
            vectorEffect="non-scaling-stroke"
            x={day - 1}
            width={1}
            height={10}
            data-day={day}
          />
        )}
      </svg>
    </div>
  );
}
