import type { ReactNode } from 'react';
import { dayPath, numberOf } from '../../domain/days.ts';
import type { Records } from '../../domain/records.ts';
import type { Day, Plan } from '../../domain/schema/day.ts';
import styles from './DayScreen.module.css';
import { MarkedWithPlaces } from './MarkedWithPlaces.tsx';

type DayThingsProps = { records: Records; plan: Plan; day: Day; marked: (text: string) => ReactNode };

/** What there is to do: one to three things, or the boxes of the starter guide. A habit says since when it has been one. */
export function DayThings({ records, plan, day, marked }: DayThingsProps) {
  if (day.tasks) {
    return (
      <ul role="list" className={styles.things}>
        {day.tasks.map(({ text, claims }) => (
          <li key={text}>
            <MarkedWithPlaces records={records} text={text} careCards={day.careCards} claims={claims} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul role="list" className={styles.things}>
      {day.do.map(({ text, habit }) => (
        <li key={text}>
          {marked(text)} <Since records={records} plan={plan} day={day} habit={habit} />
        </li>
      ))}
    </ul>
  );
}

/** Whether a thing is new today, or a habit since an earlier day. */
function Since({
  records,
  plan,
  day,
  habit,
}: Pick<DayThingsProps, 'records' | 'plan' | 'day'> & { habit: string | undefined }) {
  const planted = records.habits.find(({ id, plan: of }) => id === habit && of === plan);
  if (!planted) return null;
  return (
    <small className={styles.since}>
      {planted.day === numberOf(day) ? (
        'New today, and the one new thing of the week'
      ) : (
        <a href={dayPath(plan, planted.day)}>A habit since day {planted.day}</a>
      )}
    </small>
  );
}
