import type { ReactNode } from 'react';
import { daysOf, daysPath } from '../../plan/days.ts';
import type { Records } from '../../model/records.ts';
import { ButtonRow, buttonClass } from '../../ui/Button.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { DayGrid } from './DayGrid.tsx';
import styles from './TodayScreen.module.css';

type TodayScreenProps = {
  records: Records;
  /** The calendar, an island. */
  calendar?: ReactNode;
};

const starts = [
  ['today', 'Today'],
  ['tomorrow', 'Tomorrow'],
  ['monday', 'Next Monday'],
  ['first', 'The first of next month'],
] as const;

/**
 * Which day is today. The script beside it reads the start date behind the `#` of the address, which never leaves the
 * browser, and shows the part that fits, or opens the day. Without a script every day is here to choose from.
 */
export function TodayScreen({ records, calendar }: TodayScreenProps) {
  return (
    <>
      <PageHead
        title="Which day is today?"
        lead="Count from your own day 1, and open the day. A missed day is followed by the next one."
      />
      <div className={`wrap ${styles.panels}`} data-screen-only="">
        <Panel states="day" title={<>Today is day {slot('day')}</>}>
          <p>
            Day 1: {slot('start')}. {slot('length')} days in all.
          </p>
          <ButtonRow>
            <OpenDay>
              Open day {slot('day')}: {slot('title')}
            </OpenDay>
          </ButtonRow>
        </Panel>
        <Panel states="before" title={<>Begins {slot('in')}</>}>
          <p>
            Day 1 is {slot('start')}. Until then nothing has to change. Read <a href="/check-first">Check first</a>, and
            let a pharmacist or doctor answer what it asks.
          </p>
          <ButtonRow>
            <OpenDay>Read day 1 beforehand: {slot('title')}</OpenDay>
          </ButtonRow>
        </Panel>
        <Panel states="after" title={<>Your {slot('length')} days are over</>}>
          <p>They began on {slot('start')}. What you kept, you keep. The last day can be read again, and any other.</p>
          <p data-plan="adults" hidden>
            <a href={daysPath('adults')}>All ninety days</a> · <a href="/protocol/after-a-slide">After a slide</a>
          </p>
          <p data-plan="kids" hidden>
            <a href={daysPath('kids')}>All thirty days</a> · <a href="/protocol">Ninety days for grown-ups</a>
          </p>
        </Panel>
        <Panel states="wrong" title="No date we can read">
          <p>
            A start is written like this: <code>/today#2026-11-23</code>. Choose one here, or open a day below.
          </p>
        </Panel>
        <Panel states="far" title="Far from today">
          <p>
            The address says that day 1 was or will be {slot('start')}. If the date on this device is wrong, choose the
            day below; or choose another start.
          </p>
        </Panel>
        <Panel states="ask wrong far after" title="When is your day 1?">
          <ul role="list" className={styles.starts}>
            {starts.map(([id, words]) => (
              <li key={id} hidden>
                <a className={buttonClass} data-start={id}>
                  <b>{words}</b> <span data-date="" />
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.small}>
            Already under way? Open your day below, and choose “This is my day today” there.
          </p>
          <p className={styles.small} data-plan="adults" hidden>
            With children aged 6–12: <a href="#kids">the thirty days</a>
          </p>
          <p className={styles.small} data-plan="kids" hidden>
            Thirty days with children. For yourself: <a href="#">the ninety days</a>
          </p>
        </Panel>
        <Panel states="day before" title="Keep this address">
          <p>
            Bookmark it, or put it on the home screen: it always opens your day. Whoever has the address can see the
            date in it.
          </p>
          {calendar}
          <p>
            <a href="/today">Choose another start</a>
          </p>
        </Panel>
      </div>
      <div className={styles.rest}>
        <Section id="adults" title="The ninety days">
          <DayGrid plan="adults" days={daysOf(records, 'adults')} stretches={records.phases} />
          <p>
            Days or weeks away? <a href="/protocol/after-a-slide">After a slide</a> says which day to open.
          </p>
          <p className={styles.small} data-for="ask wrong far after" data-script-only="" hidden>
            The date that you choose above stays behind the # of the address, in your browser. It is not sent to us, and
            nothing is stored.
          </p>
        </Section>
        <Section id="kids" title="Thirty days with children">
          <DayGrid
            plan="kids"
            days={daysOf(records, 'kids')}
            stretches={records.weeks.filter(({ plan }) => plan === 'kids')}
          />
        </Section>
        <div className={`wrap ${styles.panels}`}>
          <Fridge />
        </div>
      </div>
    </>
  );
}

/** A word that the script writes. */
const slot = (name: string) => <span data-fill={name} />;

/** A part that is shown in these states. */
function Panel({ states, title, children }: { states: string; title: ReactNode; children: ReactNode }) {
  return (
    <section data-for={states} data-script-only="" hidden>
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}

function OpenDay({ children }: { children: ReactNode }) {
  return (
    <a className={buttonClass} data-look="main" data-open="">
      <span>{children}</span>
    </a>
  );
}
