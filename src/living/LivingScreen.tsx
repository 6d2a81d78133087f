import type { Records } from '../domain/records.ts';
import { DaysStrip } from '../ui/figures/DaysStrip.tsx';
import { NinetyDays, ThirtyDays } from '../ui/figures/NinetyDays.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';

const kidsWeeks = [
  { from: 1, to: 7, title: 'The door' },
  { from: 8, to: 14, title: 'The table' },
  { from: 15, to: 21, title: 'The chapter' },
  { from: 22, to: 28, title: 'The gang' },
  { from: 29, to: 30, title: 'What the family keeps' },
];

/** Every part and figure on one page, as `npm run dev` shows it. */
export function LivingScreen({ records }: { records: Records }) {
  const { phases, milestones } = records;
  return (
    <>
      <PageHead title="Design" lead="Light is the ruler. Every part and figure, from the records as they are now." />
      <Section id="figures" title="Figures">
        <NinetyDays headingLevel={3} stretches={phases} milestones={milestones} />
        <NinetyDays headingLevel={3} id="ninety-days-23" stretches={phases} milestones={milestones} day={23} />
        <ThirtyDays headingLevel={3} stretches={kidsWeeks} milestones={milestones} />
        <DaysStrip plan="adults" stretches={phases} day={23} />
        <DaysStrip plan="kids" id="days-strip-kids" stretches={kidsWeeks} day={9} />
      </Section>
    </>
  );
}
