import type { Milestone } from '../../domain/schema/figures.ts';
import { stretchAt, type Stretch } from './days-ruler.ts';
import styles from './DaysStrip.module.css';
import { Places } from './Places.tsx';

type DaysStripProps = {
  plan: Milestone['plan'];
  stretches: readonly Stretch[];
  /** The day on which the reader is. */
  day: number;
  id?: string;
};

/** The ruler of a plan in one line, for the page of a day: where the day stands, and in which stretch. */
export function DaysStrip({ plan, stretches, day, id = 'days-strip' }: DaysStripProps) {
  const { title, from, to } = stretchAt(id, stretches, day);
  const days = stretches.at(-1)?.to ?? day;
  return (
    <figure className={styles.strip} data-figure={id} data-plan={plan} data-sans="">
      <Places
        of={id}
        numbers={{ from: stretches.map((one) => one.from), to: stretches.map((one) => one.to), at: [day] }}
        also={`[data-figure="${id}"]{--days:${days}}`}
      />
      <div className={styles.ruler} aria-hidden="true">
        {stretches.map((one) => (
          <i key={one.from} className={styles.area} data-from={one.from} data-to={one.to} />
        ))}
        <i className={styles.today} data-at={day} />
      </div>
      <figcaption>
        <b>
          Day {day} of {days}
        </b>{' '}
        · {title}, days {from}–{to}
      </figcaption>
    </figure>
  );
}
