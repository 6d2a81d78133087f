import type { StarterDay } from '../../domain/days.ts';
import { byId, type Records } from '../../domain/records.ts';
import { CareRibbons } from '../../ui/CareRibbon.tsx';
import styles from './DayOfWeek.module.css';
import { Marked } from './Marked.tsx';

/** A day of the week: its aim, what to do, and the small version for a bad day. Boxes to tick appear on paper. */
export function DayOfWeek({
  day: { day, title, why, tasks, badDay, careCards },
  records,
}: {
  day: StarterDay;
  records: Records;
}) {
  return (
    <article id={`day-${day}`} className={styles.day} aria-labelledby={`day-${day}-title`}>
      <h3 id={`day-${day}-title`}>
        <span>Day {day}</span>
        {title}
      </h3>
      <div className={styles.text}>
        <p className={styles.aim}>{why}</p>
        <CareRibbons cards={careCards.map((card) => byId(records.careCards, card))} />
        <ul role="list" className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.text}>
              <Marked records={records} line={task} />
            </li>
          ))}
        </ul>
        <p className={styles.smallest}>
          <em>On a bad day, this alone:</em> {badDay}
        </p>
      </div>
    </article>
  );
}
