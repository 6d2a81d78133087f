import type { Records } from '../domain/records.ts';
import { BriefDays } from '../ui/figures/BriefDays.tsx';
import { CaffeineSteps } from '../ui/figures/CaffeineSteps.tsx';
import { DaysLine } from '../ui/figures/DaysLine.tsx';
import { DoseAgainstLimit } from '../ui/figures/DoseAgainstLimit.tsx';
import { HabitTime } from '../ui/figures/HabitTime.tsx';
import { HowSure } from '../ui/figures/HowSure.tsx';
import { NightInMinutes } from '../ui/figures/NightInMinutes.tsx';
import { NinetyDays, ThirtyDays } from '../ui/figures/NinetyDays.tsx';
import { PanicClock } from '../ui/figures/PanicClock.tsx';
import { TheDay } from '../ui/figures/TheDay.tsx';
import { WhatItCosts } from '../ui/figures/WhatItCosts.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LivingScreen.module.css';

/** The scale, largest first: each token in its own size. */
const Sizes = () => (
  <ul role="list" className={styles.sizes}>
    {['news', 'head', 'title', 'lead', 'prose', 'text', 'label'].map((name) => (
      <li key={name} data-size={name}>
        {name === 'news' ? '45' : 'From fog to flow'} <code>--size-{name}</code>
      </li>
    ))}
  </ul>
);

/** Every part and figure on one page, as `npm run dev` shows it. */
export function LivingScreen({ records }: { records: Records }) {
  const { phases, milestones } = records;
  const kidsWeeks = records.weeks.filter(({ plan }) => plan === 'kids');
  return (
    <>
      <PageHead title="Design" lead="Light is the ruler. Every part and figure, from the records as they are now." />
      <Section id="type" title="Type">
        <Sizes />
      </Section>
      <Section id="figures" title="Figures">
        <NinetyDays headingLevel={3} stretches={phases} milestones={milestones} />
        <NinetyDays headingLevel={3} id="ninety-days-23" stretches={phases} milestones={milestones} day={23} />
        <BriefDays>
          <ThirtyDays headingLevel={3} stretches={kidsWeeks} milestones={milestones} />
        </BriefDays>
        <BriefDays>
          <NinetyDays headingLevel={3} id="ninety-days-brief" stretches={phases} milestones={[]} />
        </BriefDays>
        <DaysLine plan="adults" cuts={phases.map(({ to }) => to)} day={23} />
        <DaysLine plan="kids" cuts={kidsWeeks.map(({ to }) => to)} day={9} />
        <TheDay headingLevel={3} records={records} />
        <WhatItCosts
          headingLevel={3}
          supplements={records.supplements}
          budget={records.alternatives.find(({ id }) => id === 'budget')}
          claim={records.shownClaims.stack.claims.offer}
        />
        <PanicClock headingLevel={3} records={records} />
        <DoseAgainstLimit headingLevel={3} records={records} />
        <HowSure headingLevel={3} records={records} />
        <NightInMinutes headingLevel={3} records={records} />
        <HabitTime headingLevel={3} records={records} />
        <CaffeineSteps headingLevel={3} steps={records.caffeineSteps} />
      </Section>
    </>
  );
}
