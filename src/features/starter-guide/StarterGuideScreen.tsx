import { Fragment, type ReactNode } from 'react';
import { lowered } from '../../text/texts.ts';
import type { SiteConfig } from '../../site/config.ts';
import { caffeineDay } from '../../plan/caffeine-steps.ts';
import { documentLink } from '../../site/links.ts';
import { paperSizes, posterPath, type PaperSize } from '../../site/posters.ts';
import { numberOf, starterDays } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { buttonClass, ButtonRow } from '../../ui/Button.tsx';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { CaffeineSteps } from '../../figures/CaffeineSteps.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { FirstWeekDay } from './FirstWeekDay.tsx';
import { PanicToolkit } from './PanicToolkit.tsx';
import { SleepPlan } from './SleepPlan.tsx';

type StarterGuideScreenProps = {
  config: SiteConfig;
  records: Records;
  /** How long the printable is, in pages and KB. */
  printableSize: string | undefined;
  /** The breathing pacer, an island. */
  pacer?: ReactNode;
};

/** The care card of the row above the seven days: no day repeats it. */
const cardOfTheWeek = 'medication';

/** The printable week as a page: the seven days, the panic toolkit, sleep, and who skips a supplement. */
export function StarterGuideScreen({ config, records, printableSize, pacer }: StarterGuideScreenProps) {
  const { careCards, wholeStack, starterGuideScreen: words } = records;
  const week = starterDays(records);
  const caffeineDayNumber = caffeineDay(records);
  const dayOne = <DayOne>Day 1: {lowered(week[0]?.title ?? '')}</DayOne>;
  return (
    <div>
      <PageHead title="The 7-day starter guide" lead={words.lead}>
        <ButtonRow>
          {dayOne}
          <a href="#breathe" className={buttonClass} data-breathe="" data-script-only="">
            Breathe with sound
          </a>
        </ButtonRow>
        <nav aria-label="In this guide" data-screen-only="">
          <ul role="list" className="link-list pairs">
            <li>
              <a href="#panic">Panicking now?</a>
            </li>
            <li>
              <a href="#sleep">Sleep plan</a>
            </li>
          </ul>
        </nav>
      </PageHead>
      <Section id="week" title="The seven days">
        <CareRow card={byId(careCards, cardOfTheWeek)} contacts={[]}>
          {wholeStack.beforeAny}
        </CareRow>
        <Paragraphs texts={[words.week]} records={records} />
        <div>
          {week.map((day) => (
            <FirstWeekDay
              key={day.id}
              day={day}
              records={records}
              careCards={day.careCards.filter((card) => card !== cardOfTheWeek)}
              figure={numberOf(day) === caffeineDayNumber && <CaffeineSteps headingLevel={4} records={records} />}
            />
          ))}
        </div>
        <Paragraphs texts={[words.after]} records={records} />
      </Section>
      <PanicToolkit records={records} pacer={pacer} />
      <SleepPlan records={records} />
      <Section id="supplements" title="Supplement guide">
        <Paragraphs texts={words.supplementGuide} records={records} />
        <Row shape="dont-take">{wholeStack.whoSkips}</Row>
      </Section>
      <Section id="print" title="Begin, or print it">
        <ButtonRow>{dayOne}</ButtonRow>
        <p data-screen-only="">
          {words.print} (
          {(Object.keys(paperSizes) as PaperSize[]).map((paper, index) => (
            <Fragment key={paper}>
              {index > 0 && ' or '}
              <Outside to={documentLink(posterPath('first-week', paper))}>{paperSizes[paper]}</Outside>
            </Fragment>
          ))}
          ), or{' '}
          <Outside to={documentLink(config.printableUrl)}>
            the whole guide, the <span className="whole">7-Day</span> Clarity Printable Protocol (PDF
            {printableSize && `, ${printableSize}`})
          </Outside>
          .
        </p>
      </Section>
    </div>
  );
}
