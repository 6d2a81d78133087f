import { type Records } from '../model/records.ts';
import { countByBasis } from '../evidence/sources.ts';
import { BasisBar } from '../features/sources/BasisBar.tsx';
import { CaffeineSteps } from '../figures/CaffeineSteps.tsx';
import { HowSure } from '../figures/HowSure.tsx';
import { MedicineMatrix } from '../figures/MedicineMatrix.tsx';
import { habitTime, nightInMinutes, ninetyDays } from '../figures/content.ts';
import { DrawnFigure } from '../figures/Figure.tsx';
import { PanicTime } from '../figures/PanicTime.tsx';
import { TheDay } from '../figures/TheDay.tsx';
import { WhatItCosts } from '../figures/WhatItCosts.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';
import { StyleGuideParts, Roles } from './StyleGuideParts.tsx';
import styles from './StyleGuideScreen.module.css';

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
export function StyleGuideScreen({ records }: { records: Records }) {
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
      <StyleGuideParts records={records} />
      <Section id="figures" title="Figures">
        {[ninetyDays(records), nightInMinutes(records), habitTime(records)].map((of) => (
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
