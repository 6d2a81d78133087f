import { dayPath, daysOf, daysPath, numberOf, phaseDays, placeOf } from '../../domain/days.ts';
import type { Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import type { Plan, Week } from '../../domain/schema/day.ts';
import type { Phase } from '../../domain/schema/protocol.ts';
import { DaysLine } from '../../ui/figures/DaysLine.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './DaysScreen.module.css';

type DaysScreenProps = { records: Records; plan: Plan; today: string };

const heads = {
  adults: {
    title: 'Ninety days, day by day',
    lead: 'Thirteen weeks, one thing planted in each of the first nine. Open any day: none of them asks whether you did another.',
  },
  kids: {
    title: 'Thirty days, day by day',
    lead: 'Four weeks and two days for a family, one thing a day to do together, nothing to swallow and nothing to buy.',
  },
} as const;

/** Every day of a plan, by week: its title, and the smallest way to do it. */
export function DaysScreen({ records, plan, today }: DaysScreenProps) {
  const weeks = records.weeks.filter((week) => week.plan === plan);
  const { title, lead } = heads[plan];
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p data-screen-only="">
          <a href={plan === 'kids' ? '/today#kids' : '/today'}>Which day is today?</a>{' '}
          <a className={styles.search} href="/blog#essay-search" data-search="">
            Search the days by a word
          </a>
        </p>
        {plan === 'adults' && <SideBySide records={records} />}
        <DaysLine plan={plan} cuts={placeOf(records, plan, 1).cuts} />
      </PageHead>
      <div className={`wrap ${styles.weeks}`}>
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
              <a href="/protocol">The plan in four phases</a>.
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

/** The phases of the plan and the steps of its screen side, which change on different days. */
function SideBySide({ records }: { records: Records }) {
  return (
    <p className={styles.sides}>
      Two calendars run side by side over these days, and every day serves both: the phases of the{' '}
      <a href="/protocol">90-Day Reset</a> ({phaseDays(records.phases)}), and on screens the steps of the{' '}
      <a href="/clarity-reset">Clarity Reset</a> ({phaseDays(records.clarityPhases)}).
    </p>
  );
}

type WeekRowProps = { records: Records; plan: Plan; week: Week; number: number };

function WeekRow({ records, plan, week: { from, to, title, sentence, screens }, number }: WeekRowProps) {
  const days = daysOf(records, plan).filter((day) => from <= numberOf(day) && numberOf(day) <= to);
  const begins = (phases: readonly Phase[]) =>
    plan === 'adults' ? phases.find((each) => from <= each.from && each.from <= to) : undefined;
  const [phase, step] = [begins(records.phases), begins(records.clarityPhases)];
  return (
    <section id={`week-${number}`} className={styles.week} aria-labelledby={`week-${number}-title`}>
      <div>
        <p className={styles.facts}>
          Week {number}, days {from}–{to}
          {phase && ` · ${phase.title} begins on day ${phase.from}`}
          {step && ` · on screens, ${step.title} begins on day ${step.from}`}
        </p>
        <h2 id={`week-${number}-title`}>{title}</h2>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.facts}>On screens: {screens}</p>
      </div>
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
    </section>
  );
}
