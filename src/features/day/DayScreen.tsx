import type { ReactNode } from 'react';
import { daysPath, numberOf, phaseAndWeekOf, plans, weeksOf } from '../../plan/days.ts';
import { essayPath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { caffeineDay } from '../../plan/caffeine-steps.ts';
import type { Day, Plan } from '../../model/day.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CareRow, CareRows } from '../../ui/CareRow.tsx';
import { CaffeineSteps } from '../../figures/CaffeineSteps.tsx';
import { dayDrawing } from '../../figures/drawings.ts';
import { DayStrip } from '../../figures/DayStrip.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import { DayMoves } from './DayMoves.tsx';
import styles from './DayScreen.module.css';

type DayScreenProps = {
  records: Records;
  plan: Plan;
  day: Day;
  listen?: ReactNode;
  /** The breathing pacer, an island, on a day that breathes. */
  pacer?: ReactNode;
};

/** One day: its place in the plan, why, what’s enough on a bad day, whom to ask or call, what to do, and the days around it. */
export function DayScreen({ records, plan, day, listen, pacer }: DayScreenProps) {
  const number = numberOf(day);
  const place = phaseAndWeekOf(records, plan, number);
  const { why, claims, evening, badDay, lookBack, careCards } = day;
  return (
    <article className={`wrap narrow top stack-4 ${styles.day}`}>
      <header className={`stack-3 ${styles.head}`}>
        <p className="small soft" data-unspoken="">
          <a href={`${daysPath(plan)}#${place.weekAnchor}`}>
            Week {place.weekNumber}: {place.week?.title}
          </a>
        </p>
        <h1>
          <span>
            Day {number} <small>of {plans[plan].length}</small>
            <span className="visually-hidden">: </span>
          </span>
          {day.title}
        </h1>
        <p className={styles.listen}>{listen}</p>
        <p className="lead">
          <Marked records={records} claims={claims}>
            <PlaceLinks records={records} text={why} />
          </Marked>
        </p>
        <DayStrip cuts={place.cuts} day={number} />
        {plan === 'kids' && (
          <div className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: dayDrawing(day.id) }} />
        )}
      </header>
      <p className="edge">
        <em className="soft">{records.daysScreen.badDay}</em> <PlaceLinks records={records} text={badDay} />
      </p>
      {day.pacer && <div>{pacer}</div>}
      <CareRows cards={careCards.map((id) => byId(records.careCards, id))} />
      {/* A danger that one step touches is shown directly above it, and the pacer directly below its step. */}
      <ol role="list" className={`stack-3 ${styles.steps}`}>
        {day.do.map((step) => (
          <li key={step.text} className="stack-3">
            {step.heading && <h2 className="level-3">{step.heading}</h2>}
            {step.care && <CareRow card={byId(records.careCards, step.care)} isQuiet />}
            <div className="tick">
              <Marked records={records} claims={step.claims}>
                <PlaceLinks records={records} text={step.text} />
              </Marked>
              {step.list && (
                <ul className={`stack-1 ${styles.list}`}>
                  {step.list.map((point) => (
                    <li key={point}>
                      <PlaceLinks records={records} text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {step.pacer && <div>{pacer}</div>}
          </li>
        ))}
      </ol>
      {plan === 'adults' && number === caffeineDay(records) && <CaffeineSteps records={records} headingLevel={2} />}
      {evening && (
        <p>
          <em className="soft">This evening:</em> <PlaceLinks records={records} text={evening} />
        </p>
      )}
      <a className={`${buttonClass} ${styles.mine}`} href="/today?keep" data-mine={number} data-script-only="" hidden>
        {records.daysScreen.mine}
      </a>
      {lookBack && <LookBack records={records} plan={plan} questions={lookBack} />}
      <DayEnd records={records} plan={plan} day={day} />
      <DayMoves records={records} plan={plan} day={day} />
    </article>
  );
}

/** Questions to answer on paper, and where to go if the fog has come back. */
function LookBack({
  records,
  plan,
  questions,
}: Pick<DayScreenProps, 'records' | 'plan'> & { questions: readonly string[] }) {
  return (
    <section className="stack-2" aria-labelledby="look-back">
      <h2 id="look-back" className="level-3">
        Look back, on paper
      </h2>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      {plan === 'adults' && (
        <p>
          <MarkedText text={records.daysScreen.setback} records={records} />
        </p>
      )}
    </section>
  );
}

/** The essay that belongs to the day, and on the first day of a week what to do with screens. Day 1 has enough to do. */
function DayEnd({ records, plan, day }: Pick<DayScreenProps, 'records' | 'plan' | 'day'>) {
  const essay = records.essays.find(({ slug }) => slug === day.essay);
  // Once a week: the other days have screen steps of their own.
  const week = weeksOf(records, plan).find(({ from }) => from > 1 && from === numberOf(day));
  if (!essay && !week) return null;
  return (
    <div className={`stack-2 ${styles.end}`}>
      {essay && (
        <p>
          {records.daysScreen.essay} <a href={essayPath(essay.slug)}>{essay.title}</a>
        </p>
      )}
      {week && (
        <p>
          {records.daysScreen.screens} {week.screens}
          {plan === 'adults' && (
            <>
              {' '}
              <a href="/clarity-reset#blueprint" data-unspoken="">
                See the screen plan
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
