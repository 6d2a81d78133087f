import { daysOf } from '../../domain/days.ts';
import type { Records } from '../../domain/records.ts';
import { DayLinks } from '../../ui/DayLinks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';

/** Which day is today: the question, and every day to choose from. */
export function TodayScreen({ records }: { records: Records }) {
  return (
    <>
      <PageHead
        title="Which day is today?"
        lead="Count from your own day 1, and open the day. A missed day is followed by the next one."
      />
      <Section id="adults" title="The ninety days">
        <DayLinks plan="adults" days={daysOf(records, 'adults')} />
      </Section>
      <Section id="kids" title="Thirty days with children">
        <DayLinks plan="kids" days={daysOf(records, 'kids')} />
      </Section>
    </>
  );
}
