import { Fragment, type ReactNode } from 'react';
import { lowered } from '../../text/texts.ts';
import type { SiteConfig } from '../../site/config.ts';
import { byId, type Records } from '../../model/records.ts';
import { daysPath } from '../../plan/days.ts';
import { wishlistLink } from '../../site/links.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { BasisMarks, ClaimLink } from '../../ui/Claim.tsx';
import { Drawing } from '../../figures/Drawing.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { NutrientTable } from '../../ui/NutrientTable.tsx';
import { FdaNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import phases from '../../ui/Phases.module.css';
import { KidsDay, KidsEvidence, KidsProducts } from './KidsDay.tsx';
import styles from './KidsScreen.module.css';
import { TitledList } from './TitledList.tsx';

/** The colors of the weeks, from dark to light; the two days at the end have that of the last week. */
const colors = ['mist', 'water', 'leaf', 'light', 'light'];

type KidsScreenProps = { config: SiteConfig; records: Records; /** An island. */ preOrder?: ReactNode };

/** The 30-Day Dopamine Reset, written to parents: the thirty days, the habits at home and when to call first, then research, and last what no one needs, the gummies and the box. */
export function KidsScreen({ config, records, preOrder }: KidsScreenProps) {
  const words = records.kidsScreen;
  const asleep = byId(records.textPages, 'kids-asleep');
  const claimOf = (id: string) => byId(records.claims, id);
  return (
    <>
      <PageHead title="The 30-Day Dopamine Reset" lead={words.lead}>
        <p className="measure sans">{words.disclaimer}</p>
        <ButtonRow>
          <DayOne plan="kids" />
          <ButtonLink href="/kids-protocol/days">All thirty days</ButtonLink>
        </ButtonRow>
        <ul role="list" className="links link-list pairs">
          <li>
            <a href={asleep.path}>{asleep.title}</a>
          </li>
          <li>
            <a href="#day">{words.toGummies}</a>
          </li>
        </ul>
      </PageHead>
      <Section id="days" title="Thirty days">
        <Paragraphs texts={[words.thirtyDays]} records={records} />
        <ol role="list">
          {records.weeks
            .filter(({ plan }) => plan === 'kids')
            .map(({ title, sentence, from, to }, index) => (
              <li key={title} className={`stack-1 ${phases.phase}`} data-color={colors[index]}>
                <h3>
                  <a href={`${daysPath('kids')}#week-${index + 1}`}>{title}</a>
                </h3>
                <p className="small soft">
                  Days {from}–{to}
                </p>
                <p>{sentence}</p>
              </li>
            ))}
        </ol>
        <Fridge records={records} plan="kids" />
      </Section>
      <Section id="home" title="At home, every day">
        <Paragraphs texts={[words.rituals]} records={records} />
        <ul role="list" className={`wide print-grid ${styles.rituals}`}>
          {records.kidsRituals.map(({ ritual, drawing, why, claims, references }) => (
            <li key={ritual} data-claim={claims[0]}>
              <Drawing name={drawing} />
              <h3>{ritual}</h3>
              <p>
                {why}
                <BasisMarks claims={claims.map(claimOf)} />
                <ReferenceMarks ids={references} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="safety" title={records.checkFirst.headings.whenToCall}>
        <TitledList items={[...words.pediatrician, words.temper]} records={records} />
      </Section>
      <Section id="research" title="What research says">
        <ul role="list" className={`grid ${styles.findings}`}>
          {records.kidsResearch.map(({ title, finding, limits, references }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="unsplit">
                {finding}
                <ReferenceMarks ids={references} /> {limits}
              </p>
            </li>
          ))}
        </ul>
        <Paragraphs texts={[words.research]} records={records} />
      </Section>
      <Section id="outcomes" title="What parents told us">
        <Paragraphs texts={[words.outcomes]} records={records} />
        <p>
          {records.kidsOutcomes.map(({ text, claim }, index) => (
            <Fragment key={claim}>
              {index > 0 && ', '}
              <ClaimLink claim={claimOf(claim)}>{index > 0 ? lowered(text) : text}</ClaimLink>
            </Fragment>
          ))}
          .
        </p>
        <Paragraphs texts={[words.numbers]} records={records} />
      </Section>
      <Section id="history" title="A short history of childhoods">
        <Paragraphs texts={[words.history]} records={records} />
      </Section>
      <Section id="day" title="The daily gummy protocol">
        <Paragraphs texts={[words.gummies]} records={records} />
        <CareRow card={byId(records.careCards, 'child-gummies')} />
        <TitledList items={words.before} records={records} />
        <KidsDay slots={records.kidsDay} />
        <div className={styles.limits}>
          <Fold summary={records.scienceScreen.kids.limitsTitle}>
            <KidsEvidence slots={records.kidsDay} />
            <Paragraphs texts={records.scienceScreen.kids.limits} records={records} />
            <NutrientTable records={records} />
          </Fold>
        </div>
        <h3>{words.giving}</h3>
        <TitledList items={words.rules} records={records} />
        <Paragraphs texts={[words.products]} records={records} />
        <KidsProducts config={config} slots={records.kidsDay} />
        <FdaNote records={records} />
      </Section>
      <Section id="box" title="30-Day Reset Box">
        <Paragraphs texts={[words.box.what]} records={records} />
        <ButtonRow>{preOrder}</ButtonRow>
        <div data-disclosure="">
          <Paragraphs texts={[words.box.wishlist]} records={records} />
        </div>
        {/* The wishlist is the adults’ one, so it comes last, behind what it is. */}
        <ButtonRow>
          <OutsideButton to={wishlistLink(config)}>
            <span>
              Get the Protocol <small className="whole">(adults’ wishlist, paid link)</small>
            </span>
          </OutsideButton>
          <ButtonLink href="/science?tab=kids">Read the Science</ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}
