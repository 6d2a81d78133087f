import { firstDay } from '../../domain/first-day.ts';
import { inWords } from '../../domain/named-words.ts';
import type { Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { TwoCalendars } from '../../ui/figures/TwoCalendars.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { Section } from '../../ui/Section.tsx';

/** The dopamine trap, and ninety days out of it. */
export function ClarityScreen({ records, today }: { records: Records; today: string }) {
  const shown = claimsShown(records, 'clarity');
  return (
    <>
      <PageHead
        title="Clarity Reset"
        lead={`Ninety days in ${inWords(records.clarityPhases.length)} steps, to give the feed, the workday and the evening an end again.`}
      >
        <ButtonRow>
          <ButtonLink href={firstDay} look="main">
            Day 1, free
          </ButtonLink>
        </ButtonRow>
        <p>
          It is the screen side of the <a href="/protocol">90-Day Reset</a>, and runs beside it.
        </p>
      </PageHead>
      <Section id="blueprint" title="The ninety-day blueprint">
        <Phases phases={records.clarityPhases} />
        <TwoCalendars
          phases={records.phases}
          steps={records.clarityPhases}
          caption={
            <>
              Above, <a href="/protocol#phases">the {inWords(records.phases.length)} phases</a> of the 90-Day Reset.
              Below, side by side with them, these steps. Every day serves both. One at a time:{' '}
              <a href="/protocol/day-1">day 1</a>, or <a href="/protocol/days">all of them by week</a>.
            </>
          }
        />
      </Section>
      <Section id="trap" title="The dopamine trap" isBeside>
        <div className="prose">
          <p>
            You pick up the phone to check one thing. Twenty minutes later you put it down, and you could not say what
            you saw. Then you pick it up again.
          </p>
          <p>
            <Claim claim={shown.trap} />.{' '}
            <Claim claim={shown.wanting}>
              What researchers do say is that dopamine drives wanting more than liking
            </Claim>
            , so a thing can pull hard and please little. Dopamine is no tank that screens drain and a fast refills.
            Nothing here lowers it, and nothing needs to.
          </p>
          <p>
            <Claim claim={shown.scroll}>Design, more than weak will, may keep people scrolling.</Claim> So the plan
            changes the setting before it asks anything of your will.{' '}
            <Claim claim={shown.cuttingDown}>
              Cutting down to 10 minutes an app left students less lonely and less depressed
            </Claim>
            , in one trial of three weeks.{' '}
            <Claim claim={shown.quitting}>Quitting altogether made no significant difference to mood.</Claim> That is
            why the feeds move to a desk first, and nothing is quit outright.
          </p>
        </div>
      </Section>
      <Section id="next" title="Next" isBeside>
        <p className="prose">
          Day 1 asks for nothing. The red path has the longer argument and the sources it stands on.
        </p>
        <ButtonRow>
          <ButtonLink href={firstDay}>Day 1, free</ButtonLink>
          <ButtonLink href="/choose-clarity?auto=red">On the red path: the reasons</ButtonLink>
          <ButtonLink href="/blog/social-media-taper">Read the taper, week by week</ButtonLink>
        </ButtonRow>
        <ReviewNote review={reviewOf(records.reviews, '/clarity-reset')} today={today} />
      </Section>
    </>
  );
}
