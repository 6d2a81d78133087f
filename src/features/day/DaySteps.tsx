import { dayPath, numberOf } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import type { Day, Plan } from '../../model/day.ts';
import { CareRow } from '../../ui/CareRow.tsx';
import styles from './DayScreen.module.css';
import { DayText } from './DayText.tsx';

type DayStepsProps = { records: Records; plan: Plan; day: Day };

/** The steps of a day. A danger that one step touches is shown directly above it. */
export function DaySteps({ records, plan, day }: DayStepsProps) {
  return (
    <ul role="list" className={styles.things}>
      {day.do.map(({ text, claims, habit, care }) => (
        <li key={text}>
          {care && <CareRow card={byId(records.careCards, care)} />}
          <div className={styles.thing}>
            <DayText records={records} text={text} claims={claims} />{' '}
            {habit && <Since records={records} plan={plan} day={day} habit={habit} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether a step is new today, or a habit since an earlier day. */
function Since({ records, plan, day, habit }: DayStepsProps & { habit: string }) {
  const planted = records.habits.find(({ id, plan: of }) => id === habit && of === plan);
  if (!planted) return null;
  return (
    <small className={styles.since}>
      {planted.day === numberOf(day) ? (
        'New today'
      ) : (
        <a href={dayPath(plan, planted.day)}>A habit since day {planted.day}</a>
      )}
    </small>
  );
}
