import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { BasisMark, Claim } from '../../ui/Claim.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { KidsComparison } from '../../ui/KidsComparison.tsx';
import { FdaNote, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { History } from './History.tsx';
import { KidsDay } from './KidsDay.tsx';
import styles from './KidsScreen.module.css';
import { ResetBox } from './ResetBox.tsx';
import { SafetyRules } from './SafetyRules.tsx';

type KidsScreenProps = { config: SiteConfig; records: Records; today: string; /** An island. */ preOrder?: ReactNode };

/** The 30-Day Dopamine Reset, written to parents: what is free first, the limits before any gummy, the box last. */
export function KidsScreen({ config, records, today, preOrder }: KidsScreenProps) {
  const claimOf = (id: string) => byId(records.claims, id);
  return (
    <>
      <PageHead
        title="The 30-Day Dopamine Reset"
        lead={
          <Claim claim={claimOf('kids-length-30-days')}>
            Thirty days of fewer screens and slower evenings for children aged 6–12, written to their parents.
          </Claim>
        }
      >
        <p className={styles.disclaimer} data-disclaimer="">
          <b>Not medical advice.</b> This page is not a treatment and not a diagnosis. Ask your child’s pediatrician
          before you give any supplement, and never stop or change a child’s medicine on your own.
        </p>
      </PageHead>
      <div className={`wrap ${styles.card}`}>
        <CareCard card={byId(records.careCards, 'child-gummies')} />
      </div>
      <Section id="short" title="In short">
        <ul className={styles.short}>
          <li>Screens down; sleep, meals and the outdoors up. That part is free, and it is most of the thirty days.</li>
          <li>A grown-up goes first, every day, with their own phone.</li>
          <li>
            The gummies are optional. <a href="#limits">This page and the science page name different doses</a>, and
            both go above a limit in places.
          </li>
          <li>
            “Dopamine” is a nickname. <Claim claim={claimOf('kids-dopamine')} />.
          </li>
        </ul>
      </Section>
      <Section id="history" title="A short history of childhoods">
        <History claimOf={claimOf} />
      </Section>
      <Section id="home" title="At home, every day">
        <p className={styles.lead}>Begin with two of these. Add one when the two have stopped being news.</p>
        <dl className={styles.rows}>
          {records.kidsRituals.map(({ ritual, why, claims, references }) => (
            <div key={ritual} data-claim={claims[0]}>
              <dt>{ritual}</dt>
              <dd>
                {why}
                {claims.map((id) => (
                  <BasisMark key={id} claim={claimOf(id)} />
                ))}
                <ReferenceMarks ids={references} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="limits" title="Before any gummy: doses and limits">
        <KidsComparison records={records} />
      </Section>
      <Section id="safety" title="Safety warnings">
        <SafetyRules claimOf={claimOf} />
      </Section>
      <Section id="day" title="The daily gummy protocol">
        <p className={styles.lead}>
          Four times of day, each with a reason to skip it, and none before your pediatrician has said yes. Links go to
          an ordinary search at {config.retailerName}; they pay us nothing.
        </p>
        <KidsDay config={config} slots={records.kidsDay} />
        <FdaNote />
      </Section>
      <Section id="outcomes" title="What parents report">
        <p className={styles.lead}>
          These are stories from homes, and each is marked as one. Nobody has checked them, and there was no group to
          compare with.
        </p>
        <ul className={styles.outcomes}>
          {records.kidsOutcomes.map(({ text, claim }) => (
            <li key={claim} data-claim={claim}>
              {text}
              <BasisMark claim={claimOf(claim)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="research" title="What research says">
        <p className={styles.lead}>
          We speak of <Claim claim={claimOf('kids-children-2000')}>over 2,000 children</Claim>,{' '}
          <Claim claim={claimOf('kids-studies-25')}>over 25 studies</Claim> and{' '}
          <Claim claim={claimOf('kids-countries-12')}>12 countries</Claim>. We have no list behind those numbers. The
          studies below are ones you can open.
        </p>
        <ul role="list" className={styles.research}>
          {records.kidsResearch.map(({ title, finding, limits, references }) => (
            <li key={title} data-dose="">
              <h3>{title}</h3>
              <p>
                {finding}
                <ReferenceMarks ids={references} />
              </p>
              <p>
                <b>How far it carries:</b> {limits}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="box" title="30-Day Reset Box">
        <ResetBox config={config} preOrder={preOrder} />
      </Section>
      <div className={`wrap ${styles.end}`}>
        <ReviewNote review={reviewOf(records.reviews, '/kids-protocol')} today={today} />
      </div>
    </>
  );
}
