import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { capitalized } from '../../domain/first-letter.ts';
import { inWords } from '../../domain/named-words.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { Call } from '../../ui/Call.tsx';
import { BasisMarks, Claim, ClaimLink } from '../../ui/Claim.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { thirtyDays } from '../../ui/figures/content.ts';
import { DrawnFigure } from '../../ui/figures/Figure.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
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

const countOf = (items: readonly unknown[]) => capitalized(inWords(items.length));

/** The 30-Day Dopamine Reset, written to parents: the thirty days and what is free first, the gummies folded behind their warnings. */
export function KidsScreen({ config, records, today, preOrder }: KidsScreenProps) {
  const claimOf = (id: string) => byId(records.claims, id);
  const shown = claimsShown(records, 'kids');
  return (
    <>
      <PageHead
        title="The 30-Day Dopamine Reset"
        lead="Thirty days of fewer screens and slower evenings for children aged 6–12, written to their parents."
      >
        <p className={styles.disclaimer} data-disclaimer="">
          <b>Not medical advice.</b> The gummies are optional, and your child’s pediatrician decides.
        </p>
        <ButtonRow>
          <ButtonLink href="#home" look="main">
            Begin at home, free
          </ButtonLink>
          <ButtonLink href="#box">The box and the wishlist</ButtonLink>
        </ButtonRow>
        <p className={styles.jump} data-screen-only="">
          <a href="#limits">How much, and what is too much</a>
        </p>
      </PageHead>
      <div className="wrap figure-place">
        <DrawnFigure of={thirtyDays(records)} claims={records.claims} />
        <div className={styles.under}>
          <p>
            <Claim claim={shown.length}>Thirty days is a length that we chose.</Claim>
          </p>
          <ul role="list" className={styles.ways} data-screen-only="">
            <li>
              <a href="/kids-protocol/day-1">Day 1</a>
            </li>
            <li>
              <a href="/kids-protocol/days">All thirty days</a>
            </li>
            <li>
              <a href="/today#kids">Which day is today?</a>
            </li>
          </ul>
          <Fridge plan="kids" />
        </div>
      </div>
      <Section id="home" title="At home, every day">
        <p className={styles.lead}>
          Going day by day? Leave this list alone. Else begin with two. Each opens on its reason.
        </p>
        <ul role="list" className={styles.rituals}>
          {records.kidsRituals.map(({ ritual, drawing, why, claims, references }) => (
            <li key={ritual} data-claim={claims[0]}>
              <Fold
                summary={
                  <>
                    <Drawing slug={ritual} motif={drawing} />
                    <span>{ritual}</span>
                  </>
                }
              >
                <p>
                  {why}
                  <BasisMarks claims={claims.map(claimOf)} />
                  <ReferenceMarks ids={references} />
                </p>
              </Fold>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="safety" title="Safety warnings">
        <CareRow card={byId(records.careCards, 'child-gummies')} />
        <SafetyRules shown={shown} />
        <ul className={styles.tell}>
          <li>
            <b>Tell the pediatrician</b> of snoring on most nights, pauses in breathing, a child who is very sleepy by
            day, rages that frighten either of you, or bad sleep that stays. No gummy is for that.
          </li>
          <li>
            <b>Your own temper rising?</b> See that the child is safe where they are, go to the next room for a minute,
            and stay in the home. Afraid of what you might do? Close the door, and call or text{' '}
            <Call records={records} line="lifeline" />, at any hour.
          </li>
        </ul>
      </Section>
      <Section id="day" title="The daily gummy protocol">
        <p className={styles.lead}>
          {countOf(records.kidsDay)} times of day, each with a reason to skip it, and none before your pediatrician has
          said yes. Links go to an ordinary search at {config.retailerName}; they pay us nothing.
        </p>
        <p className={styles.crossing} data-dose="">
          <b>At ages 6–8 this page’s own 50–100 mg of magnesium crosses its own limit of 65 mg.</b> After a yes, no more
          than 65 mg elemental. A child’s weight does not change the limit.
        </p>
        <KidsDay config={config} slots={records.kidsDay} />
        <FdaNote />
      </Section>
      <Section id="limits" title="Doses and limits">
        <KidsComparison records={records} isFolded />
      </Section>
      <div className={styles.ledger}>
        <Section id="research" title="What research says" isBeside>
          <p className={styles.lead}>
            “Dopamine” is a nickname. <Claim claim={shown.dopamine} />.
          </p>
          <Fold isQuiet summary={`${String(records.kidsResearch.length)} findings, with their limits`}>
            <ul role="list" className={styles.findings}>
              {records.kidsResearch.map(({ title, finding, limits, references }) => (
                <li key={title}>
                  <h3 data-beside="">{title}</h3>
                  <p data-dose="">
                    {finding}
                    <ReferenceMarks ids={references} />
                  </p>
                  <p data-dose="">
                    <b>How far it carries:</b> {limits}
                  </p>
                </li>
              ))}
            </ul>
          </Fold>
          <p className={styles.paid}>
            Numbers this project gives, and has no list behind:{' '}
            <ClaimLink claim={shown.children}>over 2,000 children</ClaimLink>,{' '}
            <ClaimLink claim={shown.studies}>over 25 studies</ClaimLink>,{' '}
            <ClaimLink claim={shown.countries}>12 countries</ClaimLink>.
          </p>
        </Section>
        <Section id="outcomes" title="What parents report" isBeside>
          <p className={styles.lead}>
            {countOf(records.kidsOutcomes)} things, reported to us. Nobody has checked them, nothing was compared, and
            none is said of a gummy.
          </p>
          <ul role="list" className={styles.outcomes}>
            {records.kidsOutcomes.map(({ text, claim }) => (
              <li key={claim}>
                <ClaimLink claim={claimOf(claim)}>{text}</ClaimLink>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="history" title="A short history of childhoods" isBeside>
          <Fold isQuiet summary="From the street to the hand">
            <History shown={shown} />
          </Fold>
        </Section>
      </div>
      <Section id="box" title="30-Day Reset Box">
        <ResetBox config={config} preOrder={preOrder} />
      </Section>
      <div className={`wrap ${styles.end}`}>
        <ReviewNote review={reviewOf(records.reviews, '/kids-protocol')} today={today} />
      </div>
    </>
  );
}
