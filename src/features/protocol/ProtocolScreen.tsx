import type { ReactNode } from 'react';
import type { Guideline } from '../../model/guides.ts';
import type { SiteConfig } from '../../site/config.ts';
import { communityLink, documentLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { DayStrip } from '../../figures/DayStrip.tsx';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { Fridge } from '../../ui/Fridge.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Phases } from '../../ui/Phases.tsx';
import { Section } from '../../ui/Section.tsx';
import { WishlistButton } from '../../ui/WishlistButton.tsx';
import { NightTimes } from './NightTimes.tsx';
import { SupplementTimes } from './SupplementTimes.tsx';
import { TheDay } from './TheDay.tsx';

type ProtocolScreenProps = {
  config: SiteConfig;
  records: Records;
  /** How long the whitepaper is, in pages and KB. */
  whitepaperSize: string | undefined;
};

/**
 * The 90-day reset: its four phases, the guidelines with what to know first, a day with its habits, when a supplement would be taken, and
 * where to begin.
 */
export function ProtocolScreen({ config, records, whitepaperSize }: ProtocolScreenProps) {
  const { careCards, drinking, wholeStack, protocolScreen: words } = records;
  // Each danger is under the guideline that it belongs to, once.
  const caution = ({ caution: about, notFor }: Guideline): ReactNode =>
    about &&
    {
      drinking: (
        <CareRow card={byId(careCards, 'alcohol')} isQuiet>
          <a href="/check-first#drinking">{drinking.line}</a>
        </CareRow>
      ),
      supplements: (
        <Row shape="dont-take">
          {notFor} <a href="/stack#ashwagandha">See who else shouldn’t take it</a>, and{' '}
          <a href="/check-first">check your medicines first</a>. {wholeStack.whoSkips}
        </Row>
      ),
      medicines: <CareRow card={byId(careCards, 'medication')} contacts={[]} />,
    }[about];
  return (
    <>
      <PageHead title="The 90-Day Reset" lead={words.lead}>
        <ButtonRow>
          <DayOne />
          <ButtonLink href="/today">Find my day</ButtonLink>
        </ButtonRow>
      </PageHead>
      <Section id="phases" title={records.milestones.title}>
        <DayStrip cuts={records.phases.map(({ to }) => to)} />
        <Paragraphs texts={words.whyNinety} records={records} />
        <Phases records={records} phases={records.phases} />
        <ul role="list" className="link-list pairs">
          <li>
            <a href="/protocol/days">{words.allDays}</a>
          </li>
          <li>
            <a href="/clarity-reset">{words.screens}</a>
          </li>
        </ul>
      </Section>
      <Section id="guidelines" title="Before day 1: four guidelines">
        <ol role="list" className="columns-2">
          {records.guidelines.map((guideline) => {
            const { id, title, text, claims } = guideline;
            return (
              <li key={id} id={id} className="stack-2">
                <h3>{title}</h3>
                <p>
                  <Marked records={records} claims={claims}>
                    {text}
                  </Marked>
                </p>
                {caution(guideline)}
              </li>
            );
          })}
        </ol>
      </Section>
      <Section id="day" title={records.dayRuler.title}>
        <TheDay records={records} />
        <NightTimes records={records} />
      </Section>
      <Section id="supplements" title="If you take supplements">
        <Paragraphs texts={words.day} records={records} />
        <SupplementTimes records={records} />
      </Section>
      <Section id="relapse" title={records.setback.title}>
        <Paragraphs texts={[words.setback]} records={records} />
      </Section>
      <Section id="begin" title="Begin">
        <ButtonRow>
          <DayOne />
        </ButtonRow>
        <Paragraphs texts={[words.begin]} records={records} />
        <p className="sans">
          <Outside to={documentLink(config.whitepaperUrl)}>{words.whitepaper}</Outside>
          {whitepaperSize && `, ${whitepaperSize}`}
        </p>
        <Fridge records={records} plan="adults" />
        <Disclosure records={records} />
        <ButtonRow>
          <WishlistButton config={config} />
          <OutsideButton to={communityLink(config)}>Join the Community</OutsideButton>
        </ButtonRow>
      </Section>
    </>
  );
}
