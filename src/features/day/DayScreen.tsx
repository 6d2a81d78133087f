import { claimsByText } from '../../domain/day-claims.ts';
import { careComesFirst } from '../../domain/day-care.ts';
import { daysPath, numberOf, phaseOf, placeOf, plans } from '../../domain/days.ts';
import { asSentence } from '../../domain/library.ts';
import { essayPath } from '../../domain/pages.ts';
import { byId, type Records } from '../../domain/records.ts';
import { caffeineDay } from '../../domain/figures/caffeine-steps.ts';
import { reviewOf } from '../../domain/reviews.ts';
import type { Day, Plan } from '../../domain/schema/day.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { CaffeineSteps } from '../../ui/figures/CaffeineSteps.tsx';
import { DayStrip } from '../../ui/figures/DayStrip.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { DayMoves } from './DayMoves.tsx';
import { DayThings } from './DayThings.tsx';
import { MarkedWithPlaces } from './MarkedWithPlaces.tsx';
import styles from './DayScreen.module.css';

type DayScreenProps = { records: Records; plan: Plan; day: Day; /** The day of the build, ISO. */ today: string };

/** One day: where it stands, why, what is enough on a bad day, whom to ask or call, what to do, and the days around it. */
export function DayScreen({ records, plan, day, today }: DayScreenProps) {
  const number = numberOf(day);
  const place = placeOf(records, plan, number);
  const { why, evening, badDay, lookBack, careCards } = day;
  const claims = claimsByText(
    [why, ...day.do.map(({ text }) => text), ...(evening ? [evening] : []), badDay],
    day.tasks ? [] : day.claims.map((id) => byId(records.claims, id)),
  );
  const marked = (text: string) => (
    <MarkedWithPlaces records={records} text={text} careCards={careCards} claims={claims.get(text)} />
  );
  const isCareFirst = careComesFirst(day, records.careCards);
  const care = <DayCare records={records} careCards={careCards} />;
  return (
    <article className={`wrap ${styles.day}`}>
      <header className={styles.head}>
        <DayStrip cuts={place.cuts} day={number} />
        <p className={styles.place}>
          {place.phase && `${place.phase.title}, days ${place.phase.from}–${place.phase.to} · `}
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
        <p className={styles.why}>{marked(why)}</p>
      </header>
      {isCareFirst && care}
      <p className={styles.badDay}>
        <em>On a bad day, this alone:</em> {marked(badDay)}
      </p>
      {!isCareFirst && care}
      <DayThings records={records} plan={plan} day={day} marked={marked} />
      {plan === 'adults' && number === caffeineDay(records) && <CaffeineSteps records={records} headingLevel={2} />}
      {evening && (
        <p className={styles.evening}>
          <em>In the evening:</em> {marked(evening)}
        </p>
      )}
      {lookBack && <LookBack plan={plan} questions={lookBack} />}
      <DayEnd records={records} plan={plan} day={day} />
      <DayMoves records={records} plan={plan} day={day} />
      <ReviewNote review={reviewOf(records.reviews, daysPath(plan))} today={today} />
    </article>
  );
}

/** The ribbons of the dangers that a day touches, and the way to the zones of drinking. */
function DayCare({ records, careCards }: Pick<DayScreenProps, 'records'> & Pick<Day, 'careCards'>) {
  if (careCards.length === 0) return null;
  return (
    <div className={styles.care}>
      <CareRows cards={careCards.map((id) => byId(records.careCards, id))} />
      {careCards.includes('alcohol') && (
        <p className={styles.place}>
          How much is it for you? <a href="/check-first#drinking">The three zones of drinking, on Check first</a>.
        </p>
      )}
    </div>
  );
}

/** Three questions for paper, and where to go if the week went another way. */
function LookBack({ plan, questions }: { plan: Plan; questions: readonly string[] }) {
  return (
    <section className={styles.lookBack} aria-labelledby="look-back">
      <h2 id="look-back">Looking back, on paper</h2>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      {plan === 'adults' && (
        <p>
          Has the fog come back? <a href="/protocol/after-a-slide">After a slide, which day now</a>, and the{' '}
          <a href="/protocol/after-a-slide#the-mini-reset">mini reset</a>.
        </p>
      )}
    </section>
  );
}

/** The essay that belongs to the day, and the screen side of it: its step in the Clarity Reset, and its week. */
function DayEnd({ records, plan, day }: Pick<DayScreenProps, 'records' | 'plan' | 'day'>) {
  const essay = records.essays.find(({ slug }) => slug === day.essay);
  const { week, phase } = placeOf(records, plan, numberOf(day));
  const step = plan === 'adults' ? phaseOf(records.clarityPhases, numberOf(day)) : undefined;
  return (
    <div className={styles.end}>
      {essay && (
        <div>
          <p>
            To read with it: <a href={essayPath(essay.slug)}>{essay.title}</a>
          </p>
          <p>Its step, if you have room for one: {asSentence(essay.tomorrow.do)}</p>
        </div>
      )}
      {week && (
        <p>
          {phase && step && (
            <>
              Beside {phase.title} runs the screen side,{' '}
              <a href="/clarity-reset#blueprint">
                {step.title}, days {step.from}–{step.to}
              </a>
              .{' '}
            </>
          )}
          Screens this week: {week.screens}
        </p>
      )}
      {plan === 'adults' && numberOf(day) <= 7 && (
        <p>
          <a href={`/starter-guide#day-${numberOf(day)}`}>The whole week, with its panic toolkit and sleep plan</a>
        </p>
      )}
    </div>
  );
}
