import type { Records } from '../../model/records.ts';
import { Section } from '../../ui/Section.tsx';
import { Steps } from './Steps.tsx';

/** Small things through the day. */
export function DailySupport({ records }: { records: Records }) {
  const { lead, steps } = records.dailySupport;
  return (
    <Section id="daily" title="Daily support">
      <p className="lead">{lead}</p>
      <Steps steps={steps} records={records} />
    </Section>
  );
}
