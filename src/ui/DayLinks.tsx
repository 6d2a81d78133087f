import { dayPath, numberOf } from '../plan/days.ts';
import type { Day, Plan } from '../model/day.ts';
import styles from './DayLinks.module.css';

type DayLinksProps = { plan: Plan; days: readonly Day[] };

/** Days as links, each with its number and title, in columns where there is room. */
export function DayLinks({ plan, days }: DayLinksProps) {
  return (
    <ol role="list" className={styles.days}>
      {days.map((day) => (
        <li key={day.id} data-other-day="">
          <a href={dayPath(plan, numberOf(day))}>
            <b>{numberOf(day)}</b> {day.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
