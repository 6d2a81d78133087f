import { byId, type Records } from '../model/records.ts';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import styles from './ScheduleTable.module.css';
import { SupplementCaution } from './SupplementCaution.tsx';

const names = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

type ScheduleTableProps = {
  records: Pick<Records, 'schedule' | 'supplements' | 'wholeStack'>;
  /** Only when and why, and the names: for a page that has each dose beside its cautions, where they are said once. */
  isBrief?: boolean;
};

/** The dose without the time of day that the row already says. */
const within = (time: string, dosage: string) => dosage.replace(` in the ${time}`, '');

/** The adult day in three parts: when, what, who doesn’t take it, and why then. */
export function ScheduleTable({ records, isBrief = false }: ScheduleTableProps) {
  const { schedule, supplements, wholeStack } = records;
  const { oneOf } = wholeStack;
  return (
    <>
      {!isBrief && (
        <p className={styles.oneOf}>
          {oneOf.text}
          <ReferenceMarks ids={oneOf.references} />
        </p>
      )}
      <dl className={styles.day}>
        {schedule.map(({ time, when, supplements: ids, purpose }) => (
          <div key={time} className={styles.part}>
            <dt>
              {names[time]}
              <span>{when}</span>
            </dt>
            {isBrief ? (
              <dd>{ids.map((id) => byId(supplements, id).name).join(' and ')}</dd>
            ) : (
              ids
                .map((id) => byId(supplements, id))
                .map((supplement) => (
                  <dd key={supplement.id}>
                    <p data-dose="">
                      <b>{supplement.name}:</b> {within(time, supplement.dosage)}. {supplement.limits}
                    </p>
                    <SupplementCaution supplement={supplement} />
                  </dd>
                ))
            )}
            <dd className={styles.purpose}>{purpose}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
