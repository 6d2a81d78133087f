import type { SiteConfig } from '../../site/config.ts';
import { communityLink, documentLink, wishlistLink } from '../../site/links.ts';
import { numberOf } from '../../plan/days.ts';
import { firstDay } from '../../plan/first-day.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayLinks } from '../../ui/DayLinks.tsx';
import { ninetyDays } from '../../figures/content.ts';
import { DrawnFigure } from '../../figures/Figure.tsx';
import { TheDay } from '../../figures/TheDay.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { Gate } from '../../ui/Gate.tsx';
import { Disclosure, ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Section } from '../../ui/Section.tsx';
import { SupplementDay } from '../../ui/SupplementDay.tsx';
import { GuidanceList, GuidelineList } from './Guidelines.tsx';
import styles from './Guidelines.module.css';

type ProtocolScreenProps = { config: SiteConfig; records: Records; today: string };

/** The 90-day reset: the ninety days at a glance, the day in three parts, the phases, the guidelines, and where to begin. */
export function ProtocolScreen({ config, records, today }: ProtocolScreenProps) {
  const words = records.protocolScreen;
  const { oneOf } = records.wholeStack;
  const claimOf = (id: string) => byId(records.claims, id);
  return (
    <>
      <PageHead title="The 90-Day Reset" lead={words.lead}>
        <ButtonRow>
          <ButtonLink href={firstDay} look="main">
            Day 1, free
          </ButtonLink>
          <ButtonLink href="/today">Find my day</ButtonLink>
        </ButtonRow>
      </PageHead>
      <div className="wrap figure-place">
        <DrawnFigure of={ninetyDays(records)} claims={records.claims} />
      </div>
      <Section isBeside id="before" title="Before day 1">
        <Paragraphs texts={words.before} records={records} />
        <Gate records={records} />
      </Section>
      <Section id="day" title="The day">
        <TheDay headingLevel={3} records={records} />
      </Section>
      <Section id="supplements" title="If you take supplements">
        <Paragraphs texts={words.day} records={records} />
        <p className={styles.oneOf}>
          {oneOf.text}
          <ReferenceMarks ids={oneOf.references} />
        </p>
        <SupplementDay records={records} />
      </Section>
      <Section id="phases" title="The four phases">
        <Phases phases={records.phases} more={(phase) => <DaysOfPhase records={records} phase={phase} />} />
        <p className={styles.also}>
          <a href="/protocol/days">See all ninety days by week</a>
          <a href="/clarity-reset">{words.screens}</a>
        </p>
      </Section>
      <Section id="guidelines" title="Four guidelines">
        <GuidelineList guidelines={records.guidelines} claimOf={claimOf} />
      </Section>
      <Section isBeside id="relapse" title={records.relapse.title}>
        <Paragraphs texts={[words.setback]} records={records} />
      </Section>
      <Section id="habits" title="The habits">
        <Paragraphs texts={[words.habits, ...words.whyNinety]} records={records} />
        <GuidanceList guidance={records.guidance} claimOf={claimOf} />
      </Section>
      <Section isBeside id="begin" title="Begin">
        <Paragraphs texts={[words.begin]} records={records} />
        <p>
          <Outside to={documentLink(config.whitepaperUrl)}>{words.whitepaper}</Outside>
        </p>
        <Fridge records={records} plan="adults" />
        <Disclosure records={records} />
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

/** The days of a phase by name, folded. Paper has a sheet of its own for them. */
function DaysOfPhase({ records, phase: { from, to, title } }: { records: Records; phase: Records['phases'][number] }) {
  return (
    <div data-screen-only="">
      <Fold isQuiet summary={`See the days of ${title} by name`}>
        <DayLinks
          plan="adults"
          days={records.adultDays.filter((day) => from <= numberOf(day) && numberOf(day) <= to)}
        />
      </Fold>
    </div>
  );
}
