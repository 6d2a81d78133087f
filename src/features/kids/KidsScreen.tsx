import { Fragment, type ReactNode } from 'react';
import { lowered } from '../../text/texts.ts';
import type { SiteConfig } from '../../site/config.ts';
import { byId, type Records } from '../../model/records.ts';
import { daysPath, weeksOf } from '../../plan/days.ts';
import { wishlistLink } from '../../site/links.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { ClaimLink } from '../../ui/Claim.tsx';
import { Drawing } from '../../figures/Drawing.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { NutrientTable } from '../../ui/NutrientTable.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import phases from '../../ui/Phases.module.css';
import { KidsDay } from './KidsDay.tsx';
import styles from './KidsScreen.module.css';
import { TitledList } from './TitledList.tsx';

/** The colors of the weeks, from dark to light; the two days at the end have that of the last week. */
const colors = ['mist', 'water', 'leaf', 'light', 'light'];

type KidsScreenProps = { config: SiteConfig; records: Records; /** An island. */ preOrder?: ReactNode };

/**
 * The 30-Day Dopamine Reset, written to parents: the thirty days, the habits at home and what research found first, then when to call, the
 * gummies, the box, and day 1 once more.
 */
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
          <ButtonLink href={asleep.path}>{asleep.title}</ButtonLink>
          <ButtonLink href="/blog/blue-pill-loop#a-trade-for-tonight">{words.tablet}</ButtonLink>
        </ButtonRow>
      </PageHead>
      <Section id="days" title="Thirty days">
        <Paragraphs texts={[words.thirtyDays]} records={records} />
        <ol role="list">
          {weeksOf(records, 'kids').map(({ title, sentence, from, to }, index) => (
            <li key={title} className={`stack-1 ${phases.phase} ${styles.week}`} data-color={colors[index]}>
              <h3>
                <a href={`${daysPath('kids')}#week-${index + 1}`}>{title}</a>{' '}
                <span className="small soft whole">
                  Days {from}–{to}
                </span>
              </h3>
              <p>{sentence}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="home" title="At home, every day">
        <Paragraphs texts={[words.rituals]} records={records} />
        <ul role="list" className={`wide print-grid ${styles.pictured}`}>
          {records.kidsRituals.map(({ ritual, drawing, why, claims, references }) => (
            <li key={ritual}>
              <Drawing name={drawing} />
              <h3>{ritual}</h3>
              <p>
                <Marked records={records} claims={claims}>
                  {why}
                </Marked>
                <ReferenceMarks ids={references} />
              </p>
            </li>
          ))}
        </ul>
        <ButtonRow>
          <DayOne plan="kids" />
        </ButtonRow>
      </Section>
      <Section id="research" title="What research says">
        <ul role="list" className="columns-2 grid">
          <Finding id="outcomes" title={words.outcomes.title}>
            {words.outcomes.before}{' '}
            {records.kidsOutcomes.map(({ text, claim }, index, { length }) => (
              <Fragment key={claim}>
                {index > 0 && (index === length - 1 ? ', and ' : ', ')}
                <ClaimLink claim={claimOf(claim)}>{lowered(text)}</ClaimLink>
              </Fragment>
            ))}
            . {words.outcomes.after} <MarkedText text={words.outcomes.numbers} records={records} />
          </Finding>
          {records.kidsResearch.map(({ title, finding, references }) => (
            <Finding key={title} title={title}>
              {finding}
              <ReferenceMarks ids={references} />
            </Finding>
          ))}
          <Finding title={words.research.title}>
            <MarkedText text={words.research.text} records={records} />
          </Finding>
          <Finding id="history" title={words.history.title}>
            <MarkedText text={words.history.text} records={records} />
          </Finding>
        </ul>
      </Section>
      <Section id="safety" title={records.checkFirst.headings.whenToCall}>
        <TitledList items={[...words.pediatrician, words.temper]} records={records} />
      </Section>
      <Section id="day" title="The daily gummy protocol">
        <Paragraphs texts={[words.gummies]} records={records} />
        <TitledList items={words.rules} records={records} />
        <CareRow card={byId(records.careCards, 'child-gummies')} />
        <h3>{words.slots}</h3>
        <KidsDay config={config} slots={records.kidsDay} />
        <div className="columns-2">
          <Fold summary={records.scienceScreen.kids.limitsTitle}>
            <Paragraphs texts={records.scienceScreen.kids.limits} records={records} />
            <NutrientTable records={records} />
          </Fold>
        </div>
      </Section>
      <Section id="box" title="30-Day Reset Box">
        <Paragraphs texts={[words.box.what]} records={records} />
        {/* The wishlist is the adults’ one, so what it is comes first. */}
        <p className="prose" data-disclosure="">
          {words.box.wishlist}
        </p>
        <ButtonRow>
          {preOrder}
          <OutsideButton to={wishlistLink(config)}>
            <span>
              Get the Protocol <small className="whole">(for adults, paid link)</small>
            </span>
          </OutsideButton>
          <ButtonLink href="/science?tab=kids">Read the Science</ButtonLink>
        </ButtonRow>
      </Section>
      <Section id="begin" title="Begin tonight">
        <ButtonRow>
          <DayOne plan="kids" />
        </ButtonRow>
        <Fridge records={records} plan="kids" />
      </Section>
    </>
  );
}

/** What was found, in a sentence or two. */
function Finding({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <li id={id} className="stack-1">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
