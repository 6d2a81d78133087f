import type { ReactNode } from 'react';
import { planSchema } from '../../model/day.ts';
import { afterPath, daysPath } from '../../plan/days.ts';
import type { Records } from '../../model/records.ts';
import type { SiteConfig } from '../../site/config.ts';
import { Button, ButtonRow, buttonClass } from '../../ui/Button.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './TodayScreen.module.css';

type TodayScreenProps = { config: SiteConfig; records: Records };

const starts = ['today', 'tomorrow', 'monday'] as const;

/**
 * Finds the reader’s day. The page’s script reads the start date after the `#` of the address, which never leaves the
 * browser, and shows the panel that fits, or opens the day. Without a script, readers go to the list of days.
 */
export function TodayScreen({ config: { brand, origin }, records }: TodayScreenProps) {
  const words = records.todayScreen;
  const withLinks = (text: string) => <MarkedText text={text} records={records} />;
  return (
    <>
      <PageHead title="Find my day" />
      <div className={`wrap narrow stack-5 ${styles.panels}`} data-screen-only="">
        <Panel states="day" look="answer" title={<>Today is day {slot('day')}</>}>
          <p>{slot('when')}</p>
          <ButtonRow>
            <OpenDay>Open day {slot('day')}</OpenDay>
          </ButtonRow>
        </Panel>
        <Panel states="before" look="answer" title={<>You begin {slot('in')}</>}>
          <p>
            Day 1 is {slot('start')}. {withLinks(words.before)}
          </p>
          <ButtonRow>
            <OpenDay>Read day 1</OpenDay>
          </ButtonRow>
        </Panel>
        <Panel states="after" look="answer" title={<>Your {slot('length')} days are over</>}>
          <p>
            Day 1 was {slot('start')}. {words.after}
          </p>
          <p data-plan="adults" hidden>
            <a href={afterPath('adults')}>After the ninety days</a> · <a href={daysPath('adults')}>All ninety days</a> ·{' '}
            <a href="/protocol/after-a-slide">After a setback</a>
          </p>
          <p data-plan="kids" hidden>
            <a href={afterPath('kids')}>After the thirty days</a> · <a href={daysPath('kids')}>All thirty days</a> ·{' '}
            <a href="/protocol">Ninety days for grown-ups</a>
          </p>
        </Panel>
        <Panel states="wrong" look="answer" title="Check the date">
          <p>{withLinks(words.wrong)}</p>
        </Panel>
        <Panel states="far" look="answer" title="Check the date">
          <p>
            Day 1: {slot('start')}. {withLinks(words.far)}
          </p>
        </Panel>
        <Panel states="ask wrong far after" look="question" title={words.ask}>
          <p>{words.lead}</p>
          <ul role="list" className={styles.starts}>
            {starts.map((id) => (
              <li key={id} hidden>
                <a className={buttonClass} data-start={id}>
                  <b>{words.starts[id]}</b> <span data-date="" />
                </a>
              </li>
            ))}
            {planSchema.options.map((plan) => (
              <li key={plan} data-plan={plan} hidden>
                <a className={buttonClass} href={daysPath(plan)}>
                  <b>{words.begun.title}</b> <span>{words.begun.pick[plan]}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>{words.privacy}</p>
          <p data-plan="adults" hidden>
            {withLinks(words.forChildren)}
          </p>
          <p data-plan="kids" hidden>
            {withLinks(words.forYourself)}
          </p>
        </Panel>
        <Panel states="day before" title="Keep this page">
          <p>{words.keep}</p>
          <Calendar words={words.calendar} brand={brand} origin={origin} />
          <p>
            <a href="/today">Change my start date</a>
          </p>
        </Panel>
      </div>
      <div className={`wrap stack-5 ${styles.panels} ${styles.rest}`}>
        {/* Without a script, links to the children’s days arrive here. With one, the question above has both lists. */}
        <section id="kids" className="stack-3 measure" aria-label="All the days">
          <p data-states="day before">{withLinks(words.days)}</p>
          <p>{withLinks(words.setback)}</p>
        </section>
      </div>
    </>
  );
}

/** A word that the script fills in. */
const slot = (name: string) => <span data-fill={name} />;

type PanelProps = { states: string; look?: 'question' | 'answer'; title: ReactNode; children: ReactNode };

/** A panel that the script shows in these states. */
function Panel({ states, look, title, children }: PanelProps) {
  return (
    <section
      className={`stack-3 measure ${(look && styles[look]) ?? ''}`}
      data-states={states}
      data-script-only=""
      hidden
    >
      <h2 className="level-3" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type CalendarProps = Pick<SiteConfig, 'brand' | 'origin'> & { words: Records['todayScreen']['calendar'] };

/**
 * Two buttons that save the days as a calendar file, the second with a reminder, once their script is there. It reads what the answers
 * say.
 */
const Calendar = ({ words: { save, remind, ...answers }, brand, origin }: CalendarProps) => (
  <div
    className={`stack-2 ${styles.calendar}`}
    data-brand={brand}
    data-origin={origin}
    data-making={answers.making}
    data-saved={answers.saved}
    data-failed={answers.failed}
  >
    <ButtonRow>
      {[save, remind].map((name) => (
        <Button key={name} disabled>
          {name}
        </Button>
      ))}
    </ButtonRow>
    <p className={styles.status} role="status" />
  </div>
);

function OpenDay({ children }: { children: ReactNode }) {
  return (
    <a className={buttonClass} data-look="main" data-open="">
      <span>{children}</span>
    </a>
  );
}
