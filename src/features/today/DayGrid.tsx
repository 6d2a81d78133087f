import { dayPath, daysPath, daysWords, numberOf, type Stretch } from '../../plan/days.ts';
import type { Day, Plan } from '../../model/day.ts';
import { Fold } from '../../ui/Fold.tsx';
import styles from './DayGrid.module.css';

type DayGridProps = {
  plan: Plan;
  days: readonly Day[];
  /** The phases of the plan, or its weeks. */ stretches: readonly Stretch[];
};

/** Every day as a square with its number and title, a fold for each phase or week. */
export function DayGrid({ plan, days, stretches }: DayGridProps) {
  return (
    <>
      <div className={styles.grid} data-of={plan} data-sans="">
        {stretches.map((stretch) => (
          <div key={stretch.from} className={styles.stretch}>
            <Fold
              isOpen={plan === 'adults' && stretch.from === 1}
              summary={
                <h3>
                  {stretch.title} <span>{daysWords(stretch)}</span>
                </h3>
              }
            >
              <ol role="list">
                {days
                  .filter((day) => stretch.from <= numberOf(day) && numberOf(day) <= stretch.to)
                  .map((day) => (
                    <li key={day.id} data-other-day="">
                      <a href={dayPath(plan, numberOf(day))}>
                        <b>
                          <span className="visually-hidden">Day </span>
                          {numberOf(day)}
                        </b>{' '}
                        <span data-title="">{day.title}</span>
                      </a>
                    </li>
                  ))}
              </ol>
            </Fold>
          </div>
        ))}
      </div>
      <p>
        <a href={daysPath(plan)}>{plan === 'kids' ? 'All thirty days' : 'All ninety days'}</a>
      </p>
    </>
  );
}
