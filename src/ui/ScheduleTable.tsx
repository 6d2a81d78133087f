import { byId } from '../domain/records.ts';
import type { ScheduleEntry, Supplement } from '../domain/schema/protocol.ts';
import styles from './ScheduleTable.module.css';

const names = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

/** The adult day in three parts: when, what, and why then. */
export function ScheduleTable({ schedule, supplements }: { schedule: ScheduleEntry[]; supplements: Supplement[] }) {
  return (
    <dl className={styles.day}>
      {schedule.map(({ time, when, supplements: ids, purpose }) => (
        <div key={time} className={styles.part}>
          <dt>
            {names[time]}
            <span>{when}</span>
          </dt>
          <dd>
            <p data-dose="">
              {ids
                .map((id) => byId(supplements, id))
                .map(({ name, dosage }) => `${name}, ${dosage}`)
                .join('. ')}
              .
            </p>
            <p>{purpose}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
