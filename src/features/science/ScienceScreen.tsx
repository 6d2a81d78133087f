import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { documentLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { NoteMark } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { habitTime, nightInMinutes } from '../../figures/from-records.ts';
import { DrawnFigure } from '../../figures/Figure.tsx';
import { HowSure } from './HowSure.tsx';
import { KidsProtocol } from './KidsProtocol.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';
import { panelId } from './tab-state.ts';

/** The science page: the answer, two protocols behind tabs, for adults four figures of our own, and how to read the rest. */
export function ScienceScreen({
  config,
  records,
  tabs,
}: {
  config: SiteConfig;
  records: Records;
  /** An island. */
  tabs?: ReactNode;
}) {
  const words = records.scienceScreen;
  return (
    <>
      <PageHead
        title="Does it work?"
        lead={
          <>
            <span className={styles.forAdults}>{words.lead}</span>{' '}
            <span className={styles.forKids}>{words.kids.lead}</span>
          </>
        }
      >
        {tabs}
        <ul role="list" className={`print-grid ${styles.stats} ${styles.forAdults}`}>
          {records.science.stats.map(({ figure, words: what, caption, claim }) => (
            <li key={claim} data-claim={claim}>
              <b>{figure}</b>
              {what}
              <small>
                {caption}
                <NoteMark id={claim} basis={byId(records.claims, claim).basis} />
              </small>
            </li>
          ))}
        </ul>
        <p className="measure">{words.howToRead}</p>
      </PageHead>
      <div className={`wrap stack-3 ${styles.page}`}>
        <section id={panelId('adult')} className={styles.adult} aria-labelledby="adult-title">
          <h2 id="adult-title" className="tab-title">
            Adult protocol
          </h2>
          <AdultProtocol records={records} />
          <Onward config={config}>
            <DayOne />
          </Onward>
        </section>
        <section id={panelId('kids')} className={styles.kids} data-tone="kids" aria-labelledby="kids-title">
          <h2 id="kids-title" className="tab-title">
            Kids protocol
          </h2>
          <KidsProtocol records={records} />
          <Onward config={config}>
            <DayOne plan="kids">Day 1 with children, free</DayOne>
          </Onward>
        </section>
      </div>
    </>
  );
}

/** The adult part: its subjects in the order of the record, with the figures next to what they show. */
function AdultProtocol({ records }: { records: Records }) {
  const { adults } = records.science;
  const studies = adults.flatMap(({ references }) => references.map((id) => byId(records.references, id)));
  const figures: Partial<Record<string, ReactNode>> = {
    repair: <DrawnFigure of={habitTime(records)} claims={records.claims} headingLevel={4} />,
    supplements: (
      <>
        <HowSure records={records} studies={studies} />
        <DrawnFigure of={nightInMinutes(records)} claims={records.claims} headingLevel={4} />
      </>
    ),
  };
  return adults.map((part) => <Part key={part.id} part={part} records={records} figures={figures[part.id]} />);
}

/** Where to begin, and what to read. */
function Onward({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return (
    <div className="part beside sans">
      <ButtonRow>
        {children}
        <Outside to={documentLink(config.whitepaperUrl)}>Whitepaper (PDF)</Outside>
      </ButtonRow>
    </div>
  );
}
