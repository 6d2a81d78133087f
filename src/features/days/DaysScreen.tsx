import { dayPath, daysOf, numberOf, plans, weeksOf } from '../../plan/days.ts';
import type { Records } from '../../model/records.ts';
import type { Plan, Week } from '../../model/day.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './DaysScreen.module.css';

/** Every day of a plan, by week. */
export function DaysScreen({ records, plan }: { records: Records; plan: Plan }) {
  const weeks = weeksOf(records, plan);
  const { title, lead, links, end } = records.daysScreen[plan];
  return (
    <>
      <PageHead title={title} lead={<MarkedText text={lead} records={records} />}>
        <ButtonRow>
          <DayOne plan={plan} />
        </ButtonRow>
        <ul role="list" className="link-list pairs" data-screen-only="">
          <li>{plan === 'kids' ? <a href="/today#kids">Find my child’s day</a> : <a href="/today">Find my day</a>}</li>
          <li data-script-only="">
            <a href="/blog#essay-search">Search the days and the essays</a>
          </li>
          {links.map(({ words, to }) => (
            <li key={to}>
              <a href={to}>{words}</a>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className={`wrap ${styles.weeks}`}>
        {weeks.map((week, index) => (
          <WeekRow key={week.from} records={records} plan={plan} week={week} number={index + 1} />
        ))}
      </div>
      <div className={`wrap stack-3 ${styles.end}`}>
        <Fridge records={records} plan={plan} />
        <p>
          <MarkedText text={end} records={records} />
        </p>
      </div>
    </>
  );
}

type WeekRowProps = { records: Records; plan: Plan; week: Week; number: number };

function WeekRow({ records, plan, week: { from, to, title, sentence }, number }: WeekRowProps) {
  // From fog to daylight, in the colors of the plan’s drawings: a week has the color of the phase that most of it is in.
  const middle = Math.floor((from + to) / 2);
  const phase = records.phases.findIndex((phase) => phase.from <= middle && middle <= phase.to);
  const stage = plan === 'adults' ? phase + 1 : Math.min(4, Math.ceil((4 * to) / plans.kids.length));
  const days = daysOf(records, plan).filter((day) => from <= numberOf(day) && numberOf(day) <= to);
  return (
    <details className={styles.week} open={number === 1}>
      <summary>
        <i className={styles.light} data-stage={stage} aria-hidden="true" data-screen-only="" />
        <h2 className="level-3">{title}</h2>
        <span className="small soft">
          Week {number}, days {from}–{to}
        </span>
        <span className={styles.sentence}>{sentence}</span>
      </summary>
      {/* The anchor is inside, so that a link to it opens the week. */}
      <div id={`week-${number}`} className={`stack-3 ${styles.inside}`}>
        <ol role="list" className={styles.days}>
          {days.map((day) => (
            <li key={day.id} data-elsewhere="">
              <a href={dayPath(plan, numberOf(day))}>
                <b className="small soft">{numberOf(day)}</b> <span>{day.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
