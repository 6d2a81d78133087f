import { withoutNamed } from '../domain/check-first.ts';
import { lowered } from '../domain/first-letter.ts';
import { byId, type Records } from '../domain/records.ts';
import { NotForLines } from './BottleCautions.tsx';
import { ReferenceMarks } from './IngredientSafety.tsx';
import styles from './ScheduleTable.module.css';

const names = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

type ScheduleTableProps = {
  records: Pick<Records, 'schedule' | 'supplements' | 'ingredients' | 'medicines' | 'wholeStack'>;
  /** Only when and why, and the names: for a page that has each dose beside its cautions, where they are said once. */
  isBrief?: boolean;
};

/** The dose without the time of day that the row already says. */
const within = (time: string, dosage: string) => dosage.replace(`, ${time}`, '');

/** The adult day in three parts: when, what with who leaves it out, and why then. Stands below a `SleepyOnce`. */
export function ScheduleTable({ records, isBrief = false }: ScheduleTableProps) {
  const { schedule, supplements, ingredients, medicines, wholeStack } = records;
  const { oneOf, inShort, conditions } = wholeStack;
  return (
    <>
      {!isBrief && (
        <p className={styles.oneOf} data-one-of="">
          {oneOf.text}
          <ReferenceMarks ids={oneOf.references} isOwn={oneOf.own} />
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
              <dd>{ids.map((id) => byId(supplements, id).name).join('; ')}</dd>
            ) : (
              ids
                .map((id) => byId(supplements, id))
                .map(({ id, name, dosage, ingredients: held }) => (
                  <dd key={id}>
                    <p data-dose="">
                      {name}, {lowered(within(time, dosage))}.
                    </p>
                    <div data-safety={id}>
                      <NotForLines
                        ingredients={held.map((one) => withoutNamed(byId(ingredients, one), conditions))}
                        medicines={medicines}
                        everyBottle={inShort}
                        sleepyAs="together"
                      />
                    </div>
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
