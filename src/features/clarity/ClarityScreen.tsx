import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { Section } from '../../ui/Section.tsx';

/** The dopamine trap, and the way out of it in four phases. */
export function ClarityScreen({ records }: { records: Records }) {
  const { lead, trap, more, next } = records.clarityScreen;
  return (
    <>
      <PageHead title="Clarity Reset" lead={<MarkedText text={lead} records={records} />}>
        <ButtonRow>
          <DayOne />
        </ButtonRow>
      </PageHead>
      <Section id="trap" title="The dopamine trap">
        <Paragraphs texts={trap} records={records} />
      </Section>
      <Section id="blueprint" title="The ninety-day blueprint">
        <Phases records={records} phases={records.clarityPhases} />
        <Paragraphs texts={[more]} records={records} />
      </Section>
      <Section id="next" title="Your next step">
        <Paragraphs texts={[next]} records={records} />
        <ButtonRow>
          <ButtonLink href="/choose-clarity?auto=red" look="water">
            Take the red path
          </ButtonLink>
          <DayOne />
        </ButtonRow>
      </Section>
    </>
  );
}
