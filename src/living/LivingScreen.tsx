import type { SiteConfig } from '../domain/config.ts';
import { byId, type Records } from '../domain/records.ts';
import { countByBasis } from '../domain/sources.ts';
import { BasisBar } from '../features/sources/BasisBar.tsx';
import { BriefDays } from '../ui/figures/BriefDays.tsx';
import { CaffeineSteps } from '../ui/figures/CaffeineSteps.tsx';
import { DaysLine } from '../ui/figures/DaysLine.tsx';
import { DoseAgainstLimit } from '../ui/figures/DoseAgainstLimit.tsx';
import { FogRuler } from '../ui/figures/FogRuler.tsx';
import { HabitTime } from '../ui/figures/HabitTime.tsx';
import { HowSure } from '../ui/figures/HowSure.tsx';
import { MedicineMatrix } from '../ui/figures/MedicineMatrix.tsx';
import { NightInMinutes } from '../ui/figures/NightInMinutes.tsx';
import { NinetyDays, ThirtyDays } from '../ui/figures/NinetyDays.tsx';
import { PanicClock } from '../ui/figures/PanicClock.tsx';
import { TheDay } from '../ui/figures/TheDay.tsx';
import { TwoCalendars } from '../ui/figures/TwoCalendars.tsx';
import { WhatItCosts } from '../ui/figures/WhatItCosts.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';
import { LivingParts, Roles } from './LivingParts.tsx';
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
export function LivingScreen({ records, config }: { records: Records; config: SiteConfig }) {
  const { phases, milestones, medicines, ingredients } = records;
  const twelve = [...ingredients, ...ingredients]
    .slice(0, 12)
    .map((one, index) => ({ ...one, id: `${one.id}-${index}` }));
  const kidsWeeks = records.weeks.filter(({ plan }) => plan === 'kids');
  return (
    <>
      <PageHead title="Design" lead="Light is the ruler. Every part and figure, from the records as they are now." />
      <Section id="type" title="Type">
        <Sizes />
      </Section>
      <Section id="color" title="Color">
        <Roles />
      </Section>
      <LivingParts records={records} config={config} />
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
        <TwoCalendars
          phases={phases}
          steps={records.clarityPhases}
          caption="Above, the phases of the plan. Below, the steps on screens."
        />
        <FogRuler ways={records.afterSlide.ways} />
        <TheDay headingLevel={3} records={records} />
        <WhatItCosts
          headingLevel={3}
          supplements={records.supplements}
          budget={byId(records.alternatives, 'budget')}
          claim={records.shownClaims.stack.claims.offer}
        />
        <PanicClock headingLevel={3} records={records} />
        <DoseAgainstLimit headingLevel={3} records={records} />
        <HowSure headingLevel={3} records={records} />
        <NightInMinutes headingLevel={3} records={records} />
        <HabitTime headingLevel={3} records={records} />
        <CaffeineSteps headingLevel={3} steps={records.caffeineSteps} />
        <MedicineMatrix medicines={medicines.slice(3)} ingredients={ingredients} hasReasons />
        {/* More ingredients than any page has, with names that stand upright. */}
        <MedicineMatrix medicines={medicines.slice(0, 3)} ingredients={twelve} />
        <BasisBar counts={countByBasis(records.claims)} />
      </Section>
    </>
  );
}
