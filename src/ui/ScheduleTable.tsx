import { lowered } from '../domain/first-letter.ts';
import { byId } from '../domain/records.ts';
import type { ScheduleEntry, Supplement, WholeStack } from '../domain/schema/protocol.ts';
import { ReferenceMarks } from './IngredientSafety.tsx';
import styles from './ScheduleTable.module.css';

const names = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

type ScheduleTableProps = {
  schedule: ScheduleEntry[];
  supplements: Supplement[];
  /** Bottles of which the plan gives one or the other. */ oneOf: WholeStack['oneOf'];
};

/** The dose without the time of day that the row already says. */
const within = (time: string, dosage: string) => dosage.replace(`, ${time}`, '');

/** The adult day in three parts: when, what, and why then. */
export function ScheduleTable({ schedule, supplements, oneOf }: ScheduleTableProps) {
  return (
    <>
      <p className={styles.oneOf} data-one-of="">
        {oneOf.text}
        <ReferenceMarks ids={oneOf.references} isOwn={oneOf.own} />
      </p>
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
                  .map(({ name, dosage }) => `${name}, ${lowered(within(time, dosage))}`)
                  .join('. ')}
                .
              </p>
              <p>{purpose}</p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
