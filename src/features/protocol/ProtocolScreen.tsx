import type { SiteConfig } from '../../domain/config.ts';
import { communityLink, wishlistLink } from '../../domain/links.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { CareCard } from '../../ui/CareCard.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Disclosure, FdaNote, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import { Section } from '../../ui/Section.tsx';
import { AfterSlide, GuidanceList, GuidelineList } from './Guidelines.tsx';

type ProtocolScreenProps = { config: SiteConfig; records: Records; today: string };

/** The 90-day reset: before day 1, the day, the four phases, the guidelines, and what to do after a slide. */
export function ProtocolScreen({ config, records, today }: ProtocolScreenProps) {
  const claimOf = (id: string) => byId(records.claims, id);
  const cardOf = (id: string) => byId(records.careCards, id);
  const card = (id: string) => <CareCard card={cardOf(id)} headingLevel={3} />;
  return (
    <>
      <PageHead
        title="The 90-Day Reset"
        lead="Sleep, breath, daylight and food first; supplements last, one at a time. Ninety days in four phases, and a missed day changes nothing."
      />
      <Section id="before" title="Before day 1">
        {card('medication')}
        {card('alcohol')}
        <div className="prose">
          <h3>For everybody</h3>
          <p>
            Read <a href="/check-first">Check first</a>. It is one page, and it prints to one sheet for your pharmacist.{' '}
            {records.wholeStack.leaveOut} The rest of the plan is for you too.
          </p>
          <p>
            <Claim claim={claimOf('length-90-days')}>Ninety days is the length of the plan.</Claim>{' '}
            <Claim claim={claimOf('reset-8-12-weeks')}>We say that a body takes 8–12 weeks to reset.</Claim> That is our
            calendar.{' '}
            <Claim claim={claimOf('habit-time')}>In studies, a habit took people from 4 to 335 days to form.</Claim>
          </p>
        </div>
      </Section>
      <Section id="day" title="The day">
        <p className="prose">
          This is a day late in the plan, with every bottle in it. Begin with none, or with one. Leave out the bottles
          and it is still a plan.
        </p>
        <ScheduleTable schedule={records.schedule} supplements={records.supplements} oneOf={records.wholeStack.oneOf} />
        <FdaNote />
      </Section>
      <Section id="phases" title="Four phases">
        <Phases phases={records.phases} />
      </Section>
      <Section id="guidelines" title="Guidelines">
        <GuidelineList guidelines={records.guidelines} claimOf={claimOf} cardOf={cardOf} />
      </Section>
      <Section id="habits" title="The habits, with their figures">
        <GuidanceList guidance={records.guidance} claimOf={claimOf} />
      </Section>
      <Section id="relapse" title={records.relapse.title}>
        <AfterSlide relapse={records.relapse} claimOf={claimOf} cardOf={cardOf} />
      </Section>
      <Section id="begin" title="Begin">
        <p className="prose">
          Days 1 to 7 are written out in the <a href="/starter-guide">7-day starter guide</a>. It is free, and needs no
          bottle.
        </p>
        <Disclosure config={config} />
        <ButtonRow>
          <OutsideButton to={wishlistLink(config)} look="main">
            Start Your Reset
          </OutsideButton>
          <OutsideButton to={communityLink(config)}>Join the Community</OutsideButton>
        </ButtonRow>
        <ReviewNote review={reviewOf(records.reviews, '/protocol')} today={today} />
      </Section>
    </>
  );
}
