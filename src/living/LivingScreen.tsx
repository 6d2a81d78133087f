import type { SiteConfig } from '../domain/config.ts';
import { type Records } from '../domain/records.ts';
import { countByBasis } from '../domain/sources.ts';
import { BasisBar } from '../features/sources/BasisBar.tsx';
import { CaffeineSteps } from '../ui/figures/CaffeineSteps.tsx';
import { HowSure } from '../ui/figures/HowSure.tsx';
import { MedicineMatrix } from '../ui/figures/MedicineMatrix.tsx';
import { habitTime, nightInMinutes, ninetyDays, thirtyDays } from '../ui/figures/content.ts';
import { DrawnFigure } from '../ui/figures/Figure.tsx';
import { PanicTime } from '../ui/figures/PanicTime.tsx';
import { TheDay } from '../ui/figures/TheDay.tsx';
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
  const { medicines, ingredients } = records;
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
        {[ninetyDays(records), thirtyDays(records), nightInMinutes(records), habitTime(records)].map((of) => (
          <DrawnFigure key={of.id} of={of} claims={records.claims} headingLevel={3} />
        ))}
        <TheDay headingLevel={3} records={records} />
        <WhatItCosts headingLevel={3} records={records} claim={records.shownClaims.stack.claims.offer} />
        <PanicTime headingLevel={3} records={records} />
        <HowSure headingLevel={3} records={records} />
        <CaffeineSteps headingLevel={3} records={records} />
        <MedicineMatrix medicines={medicines} ingredients={ingredients} />
        <BasisBar counts={countByBasis(records.claims)} />
      </Section>
    </>
  );
}
