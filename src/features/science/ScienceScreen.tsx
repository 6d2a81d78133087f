import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { documentLink } from '../../site/links.ts';
import { firstDay } from '../../plan/first-day.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { ClaimLink } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { AdultProtocol } from './AdultProtocol.tsx';
import { KidsProtocol } from './KidsProtocol.tsx';
import styles from './Science.module.css';
import { panelId } from './tab-state.ts';

/** The science page: four figures of our own, each with what we found, and then two protocols behind tabs. */
export function ScienceScreen({
  config,
  records,
  tabs,
}: {
  config: SiteConfig;
  records: Records;
  /** An island. */ tabs?: ReactNode;
}) {
  const words = records.scienceScreen;
  return (
    <>
      <PageHead title="The science, and where it ends" lead={words.lead}>
        <ul role="list" className={`print-grid ${styles.stats}`}>
          {records.science.stats.map(({ figure, words: what, found, claim }) => (
            <li key={claim}>
              <b>{figure}</b>
              <span>{what}</span>
              <ClaimLink claim={byId(records.claims, claim)}>
                {found}
                <span className="visually-hidden">: {what}</span>
              </ClaimLink>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className={`wrap stack-3 ${styles.page}`}>
        {tabs}
        <section id={panelId('adult')} className={styles.adult} aria-labelledby="adult-title">
          <h2 id="adult-title" className="tab-title">
            Adult protocol
          </h2>
          <AdultProtocol records={records} />
          <Onward config={config}>
            <ButtonLink href={firstDay} look="main">
              Day 1, free
            </ButtonLink>
          </Onward>
        </section>
        <section id={panelId('kids')} className={styles.kids} data-tone="kids" aria-labelledby="kids-title">
          <h2 id="kids-title" className="tab-title">
            Kids protocol
          </h2>
          <KidsProtocol records={records} />
          <Onward config={config}>
            <ButtonLink href="/kids-protocol/day-1" look="main">
              <span>
                Day 1, free<span className="visually-hidden"> for children</span>
              </span>
            </ButtonLink>
          </Onward>
        </section>
      </div>
    </>
  );
}

/** Where to begin, and what to read. */
function Onward({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return (
    <div className={`beside ${styles.part}`}>
      <ButtonRow>
        {children}
        <Outside to={documentLink(config.whitepaperUrl)}>Whitepaper (PDF)</Outside>
      </ButtonRow>
    </div>
  );
}
