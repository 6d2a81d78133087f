import type { SiteConfig } from '../../domain/config.ts';
import { communityLink, documentLink, wishlistLink } from '../../domain/links.ts';
import { numberOf } from '../../domain/days.ts';
import { firstDay } from '../../domain/first-day.ts';
import { capitalized } from '../../domain/first-letter.ts';
import { inWords } from '../../domain/named-words.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { SleepyOnce } from '../../ui/BottleCautions.tsx';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { DayLinks } from '../../ui/DayLinks.tsx';
import { HabitTime } from '../../ui/figures/HabitTime.tsx';
import { NinetyDays } from '../../ui/figures/NinetyDays.tsx';
import { TheDay } from '../../ui/figures/TheDay.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { Gate } from '../../ui/Gate.tsx';
import { Disclosure, ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import { Section } from '../../ui/Section.tsx';
import { AfterSlide, GuidanceList, GuidelineList } from './Guidelines.tsx';
import styles from './Guidelines.module.css';

type ProtocolScreenProps = { config: SiteConfig; records: Records; today: string };

/** The 90-day reset: day 1, the ninety days as one ruler, three questions, the phases, the day, the rules, and after a slide. */
export function ProtocolScreen({ config, records, today }: ProtocolScreenProps) {
  const claimOf = (id: string) => byId(records.claims, id);
  const shown = claimsShown(records, 'protocol');
  return (
    <>
      <PageHead
        title="The 90-Day Reset"
        lead="Sleep, breath, daylight and food first; supplements last, one at a time. A missed day changes nothing."
      >
        <ButtonRow>
          <ButtonLink href={firstDay} look="main">
            Day 1, free
          </ButtonLink>
        </ButtonRow>
      </PageHead>
      <div className="wrap figure-place">
        <NinetyDays stretches={records.phases} milestones={records.milestones} />
      </div>
      <Section isBeside id="before" title="Before day 1">
        <Gate records={records} />
        <Fold isQuiet summary="Why ninety days">
          <p className="prose">
            <Claim claim={shown.length}>Ninety days is the length of the plan.</Claim>{' '}
            <Claim claim={shown.reset}>We say that a body takes 8–12 weeks to reset.</Claim>
          </p>
          {/* On paper it stands with the science. */}
          <div data-screen-only="">
            <HabitTime headingLevel={3} records={records} />
          </div>
        </Fold>
      </Section>
      <Section isBeside id="phases" title={`${capitalized(inWords(records.phases.length))} phases`}>
        <Phases
          isFolded
          phases={records.phases}
          daysFor={(text) => records.focusDays.find(({ focus }) => focus === text)?.days ?? []}
          more={({ from, to, title }) => (
            // On paper the ninety days are a sheet of their own.
            <div data-screen-only="">
              <Fold
                isQuiet
                summary={
                  <span>
                    Each day by name<span className="visually-hidden">, of {title}</span>
                  </span>
                }
              >
                <DayLinks
                  plan="adults"
                  days={records.adultDays.filter((day) => from <= numberOf(day) && numberOf(day) <= to)}
                />
              </Fold>
            </div>
          )}
        />
        <p className={styles.also}>
          <a href="/protocol/days">All days by week</a>
          <a href="/today">Which day is today?</a>
          <a href="/clarity-reset">The screen side of the same days</a>
        </p>
      </Section>
      <Section id="day" title="The day">
        <TheDay headingLevel={3} records={records} />
        <div>
          <Fold summary="The day, with every bottle">
            <p>
              The most that a day can hold. Begin with no bottle, or with one; leave them out and it is still a plan.
            </p>
            <SleepyOnce ingredients={records.ingredients} medicines={records.medicines} />
            <ScheduleTable records={records} />
          </Fold>
          <Fold id="habits" summary={`${String(records.guidance.length)} habits, with their figures`}>
            <GuidanceList guidance={records.guidance} claimOf={claimOf} />
          </Fold>
        </div>
      </Section>
      <Section id="guidelines" title="Guidelines">
        <GuidelineList guidelines={records.guidelines} claimOf={claimOf} />
      </Section>
      <Section isBeside id="relapse" title={records.relapse.title}>
        <AfterSlide
          relapse={records.relapse}
          ways={records.afterSlide.ways}
          alcohol={byId(records.careCards, 'alcohol')}
          claimOf={claimOf}
        />
      </Section>
      <Section isBeside id="begin" title="Begin">
        <p className="prose">
          Days 1 to 7 are the <a href="/starter-guide">starter guide</a>. The whole plan with its sources is the{' '}
          <Outside to={documentLink(config.whitepaperUrl)}>whitepaper (PDF)</Outside>.
        </p>
        <Fridge plan="adults" />
        <Disclosure config={config} />
        <div className={styles.ways}>
          <OutsideButton to={wishlistLink(config)}>
            <span>
              Start Your Reset <small>(paid link)</small>
            </span>
          </OutsideButton>
          <OutsideButton to={communityLink(config)}>Join the Community</OutsideButton>
        </div>
        <ReviewNote review={reviewOf(records.reviews, '/protocol')} today={today} />
      </Section>
    </>
  );
}
