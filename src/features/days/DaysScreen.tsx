import { dayPath, daysOf, daysPath, numberOf, plans } from '../../plan/days.ts';
import { inWords } from '../../evidence/named-words.ts';
import type { Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Plan, Week } from '../../model/day.ts';
import type { Phase } from '../../model/protocol.ts';
import { Fridge } from '../../ui/Fridge.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './DaysScreen.module.css';

type DaysScreenProps = { records: Records; plan: Plan; today: string };

/** The weeks of a plan that plant a habit. */
const plantingWeeks = ({ weeks, habits }: Records, plan: Plan) =>
  weeks.filter(
    (week) =>
      week.plan === plan && habits.some((one) => one.plan === plan && week.from <= one.day && one.day <= week.to),
  );

const headOf = (records: Records, plan: Plan) =>
  plan === 'adults'
    ? {
        title: 'Ninety days, day by day',
        lead: `Week by week, and ${inWords(plantingWeeks(records, plan).length)} of the weeks plant one thing. Open any day: none asks whether you did another.`,
      }
    : {
        title: 'Thirty days, day by day',
        lead: 'Four weeks and two days for a family, one thing a day to do together, nothing to swallow and nothing to buy.',
      };

/** Every day of a plan, by week: its title, and the smallest way to do it. */
export function DaysScreen({ records, plan, today }: DaysScreenProps) {
  const weeks = records.weeks.filter((week) => week.plan === plan);
  const { title, lead } = headOf(records, plan);
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p data-screen-only="">
          <a href={plan === 'kids' ? '/today#kids' : '/today'}>Which day is today?</a>{' '}
          <a className={styles.search} href="/blog#essay-search" data-search="">
            Search the days by a word
          </a>
        </p>
        {plan === 'adults' && (
          <p>
            Every day belongs to a phase of the <a href="/protocol">90-Day Reset</a> and to a step of the{' '}
            <a href="/clarity-reset">Clarity Reset</a> on screens. Each week says which.
          </p>
        )}
      </PageHead>
      <div className={`wrap ${styles.weeks}`} data-plan={plan}>
        {weeks.map((week, index) => (
          <WeekRow key={week.from} records={records} plan={plan} week={week} number={index + 1} />
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <Fridge plan={plan} />
        <p>
          {plan === 'adults' ? (
            <>
              Fog back? <a href="/protocol/after-a-slide">After a slide</a> says which day to take up.{' '}
              <a href="/protocol">The plan in {inWords(records.phases.length)} phases</a>.
            </>
          ) : (
            <a href="/kids-protocol">The children’s protocol</a>
          )}
        </p>
        <ReviewNote review={reviewOf(records.reviews, daysPath(plan))} today={today} />
      </div>
    </>
  );
}

type WeekRowProps = { records: Records; plan: Plan; week: Week; number: number };

function WeekRow({ records, plan, week: { from, to, title, sentence, screens }, number }: WeekRowProps) {
  // From fog to daylight, as the drawings of the plan are colored.
  const stage = Math.min(4, Math.ceil((4 * to) / plans[plan].length));
  const days = daysOf(records, plan).filter((day) => from <= numberOf(day) && numberOf(day) <= to);
  const begins = (phases: readonly Phase[]) =>
    plan === 'adults' ? phases.find((each) => from <= each.from && each.from <= to) : undefined;
  const [phase, step] = [begins(records.phases), begins(records.clarityPhases)];
  return (
    <details className={styles.week} open={number === 1}>
      <summary>
        <i className={styles.light} data-stage={stage} aria-hidden="true" />
        <h2>{title}</h2>
        <span className={styles.facts}>
          Week {number}, days {from}–{to}
        </span>
        <span className={styles.sentence}>{sentence}</span>
      </summary>
      {/* Its anchor is inside, so that an address that names it opens it. */}
      <div id={`week-${number}`} className={styles.inside}>
        <p className={styles.facts}>
          On screens: {screens}
          {phase && ` ${phase.title} begins on day ${phase.from}.`}
          {step && ` On screens, ${step.title} begins on day ${step.from}.`}
        </p>
        <ol role="list" className={styles.days}>
          {days.map((day) => (
            <li key={day.id} data-other-day="">
              <a href={dayPath(plan, numberOf(day))}>
                <b>{numberOf(day)}</b> {day.title}
              </a>
              <span>{day.badDay}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
