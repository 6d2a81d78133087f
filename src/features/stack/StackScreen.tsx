import type { SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../../site/money.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { MarkedItems, Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { callsIn } from '../../safety/care.ts';
import { sleepyTypes } from '../../safety/results.ts';
import { sleepyAnchor } from '../../ui/SupplementCaution.tsx';
import { Alternatives } from './Alternatives.tsx';
import { SupplementEntry } from './SupplementEntry.tsx';

/** How many of the points come before the button, so that the names are on the first screen. The others come before the entries. */
const pointsFirst = 3;

/**
 * The stack: what is true of every supplement, an entry for each with what differs, whom to call, what all of them cost, and two other
 * ways to buy.
 */
export function StackScreen({ config, records }: { config: SiteConfig; records: Records }) {
  const { supplements, ingredients, medicineTypes, wholeStack, stackScreen: words } = records;
  const poison = byId(records.careCards, 'child-gummies');
  const total = formatRange(stackTotal(supplements));
  return (
    <>
      <PageHead title="The Stack" lead={words.lead}>
        <ol className="stack-2" data-safety="">
          <MarkedItems texts={words.start.slice(0, pointsFirst)} records={records} />
        </ol>
        <ButtonRow>
          <ButtonLink href="/check-first" look="main">
            Check first
          </ButtonLink>
          <a href="#too-many">{words.tooMany}</a>
        </ButtonRow>
        <ul role="list" className="link-list pairs" data-screen-only="">
          {supplements.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id="supplements" title={words.title}>
        <div className="columns-2">
          <div className="stack-2">
            <p id="everyone" data-safety="" className="measure">
              {wholeStack.whoSkips}
            </p>
            <ul className="stack-2" data-safety="">
              <MarkedItems texts={words.start.slice(pointsFirst)} records={records} />
            </ul>
          </div>
          <div id="drowsy" className="stack-2" data-safety="">
            <h3>{words.drowsyTitle}</h3>
            <ul className="stack-2">
              <li>
                <b>{wholeStack.onlyOneADay.inShort}</b>
              </li>
              <MarkedItems texts={words.drowsy} records={records} />
            </ul>
            <Fold isQuiet summary={words.sleepy}>
              <div id={sleepyAnchor} data-safety="sleepy">
                <p>All of these count:</p>
                <ul>
                  {sleepyTypes(ingredients, medicineTypes).map((type) => (
                    <li key={type}>{type}</li>
                  ))}
                </ul>
              </div>
            </Fold>
          </div>
        </div>
        <Disclosure records={records} />
        {supplements.map((supplement) => (
          <SupplementEntry key={supplement.id} config={config} records={records} supplement={supplement} />
        ))}
        <div id="too-many">
          <Row shape="call-now" card={poison.id} contacts={callsIn(poison)}>
            <Unbroken text={words.poison} />
          </Row>
        </div>
      </Section>
      <Section id="total" title={`${words.total}: ${total} for 90 days`}>
        <p className="small">
          {words.cost} {records.siteScreen.prices} {formatDate(costsWrittenDown(supplements))}. {words.alternatives}
        </p>
        <Alternatives records={records} />
      </Section>
      <Section id="gummies" title="Why Gummies Over Pills?">
        <Paragraphs texts={words.gummies} records={records} />
        <ButtonRow>
          <DayOne />
        </ButtonRow>
      </Section>
    </>
  );
}
