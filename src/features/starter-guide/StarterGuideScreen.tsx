import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { documentLink } from '../../domain/links.ts';
import { starterDays } from '../../domain/days.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { FdaNote, ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { DailySupport } from './DailySupport.tsx';
import { DayOfWeek } from './DayOfWeek.tsx';
import { PanicToolkit } from './PanicToolkit.tsx';
import { SleepPlan } from './SleepPlan.tsx';
import styles from './StarterGuideScreen.module.css';
import { SupplementGuide } from './SupplementGuide.tsx';

type StarterGuideScreenProps = {
  config: SiteConfig;
  records: Records;
  today: string;
  /** Size of the printable, for the link: "223 KB". */
  printableSize: string | undefined;
  /** The breathing pacer, an island. */
  pacer?: ReactNode;
};

/** The printable week as a page: for a phone, for screen readers, and for those who cannot open a PDF. */
export function StarterGuideScreen({ config, records, today, printableSize, pacer }: StarterGuideScreenProps) {
  return (
    <div className={styles.guide}>
      <PageHead
        title="The 7-day starter guide"
        lead="One week to find out whether steadier nights, slower breath and less noise do something for you. It is free, and it needs no bottle."
      >
        <p data-screen-only="">
          To tick with a pen:{' '}
          <Outside to={documentLink(config.printableUrl)}>
            the whole week on paper (PDF{printableSize ? `, ${printableSize}` : ''})
          </Outside>
          . This page prints too.
        </p>
        <nav className={styles.nav} aria-label="In this guide" data-screen-only="">
          <ul role="list" className={styles.contents}>
            {starterDays(records).map(({ day, title }) => (
              <li key={day}>
                <a href={`#day-${day}`}>
                  <span>Day {day}</span> {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#panic">Panic toolkit</a>
            </li>
            <li>
              <a href="#sleep">Sleep plan</a>
            </li>
            <li>
              <a href="#daily">Daily support</a>
            </li>
            <li>
              <a href="#supplements">Supplement guide</a>
            </li>
          </ul>
        </nav>
      </PageHead>
      <Section id="before" title="Before day 1">
        <CareCard card={byId(records.careCards, 'alcohol')} headingLevel={3} />
        <CareCard card={byId(records.careCards, 'medication')} headingLevel={3} />
        <p className="prose">
          Missed a day? Go on with the next one. Each day ends with one small thing for a bad day, and that alone counts
          as the day.
        </p>
      </Section>
      <Section id="week" title="The seven days">
        <div>
          {starterDays(records).map((day) => (
            <DayOfWeek key={day.day} day={day} records={records} />
          ))}
        </div>
        <p className="prose">
          If the week did you good, go on with day 8 of the <a href="/protocol">90-Day Reset</a>. This week was its
          first.
        </p>
      </Section>
      <PanicToolkit records={records} pacer={pacer} />
      <SleepPlan records={records} />
      <DailySupport records={records} />
      <Section id="supplements" title="Supplement guide">
        <SupplementGuide records={records} />
        <FdaNote />
        <ReviewNote review={reviewOf(records.reviews, '/starter-guide')} today={today} />
      </Section>
    </div>
  );
}
