import { afterPage, dayAt, dayPath, daysPath, numberOf } from '../../plan/days.ts';
import type { Records } from '../../model/records.ts';
import type { Day, Plan } from '../../model/day.ts';
import styles from './DayScreen.module.css';

/** The day before, the day after, and the way back to today for readers who have a start date in the address. */
export function DayMoves({ records, plan, day }: { records: Records; plan: Plan; day: Day }) {
  const number = numberOf(day);
  // A day that looks back already has this link.
  const offersSetback = plan === 'adults' && !day.lookBack;
  const before = dayAt(records, plan, number - 1);
  const after = dayAt(records, plan, number + 1);
  const last = after ? undefined : afterPage(records, plan);
  return (
    <nav className={`stack-3 ${styles.moves}`} aria-label="Days">
      {after && (
        <p data-elsewhere="">
          <a href={dayPath(plan, number + 1)} rel="next" className={`name ${styles.next}`} data-dated="">
            <span>
              <span className="small soft">Day {number + 1}</span> {after.title}
            </span>
          </a>
        </p>
      )}
      {last && (
        <p>
          <a href={last.path} rel="next" className={`name ${styles.next}`}>
            <span>
              <span className="small soft">After the last day</span> {last.title}
            </span>
          </a>
        </p>
      )}
      <ul role="list" className="link-list pairs">
        {before && (
          <li data-elsewhere="">
            <a href={dayPath(plan, number - 1)} rel="prev" data-dated="">
              Day {number - 1}: {before.title}
            </a>
          </li>
        )}
        <li>
          <a href={daysPath(plan)}>All the days</a>
        </li>
        <li>
          <a href={plan === 'kids' ? '/today#kids' : '/today'} data-dated="Back to today">
            {plan === 'kids' ? 'Find my child’s day' : 'Find my day'}
          </a>
        </li>
        {offersSetback && (
          <li>
            <a href="/protocol/after-a-slide">After a setback</a>
          </li>
        )}
        {plan === 'kids' && (
          <li>
            <a href="/kids-protocol/missed-days">Missed some days?</a>
          </li>
        )}
        <li data-script-only="">
          <a href="/today?keep" data-dated="" hidden>
            Your bookmark and calendar
          </a>
        </li>
      </ul>
    </nav>
  );
}
