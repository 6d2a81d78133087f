import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { documentLink } from '../../domain/links.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { ClaimLink } from '../../ui/Claim.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { AdultProtocol } from './AdultProtocol.tsx';
import { KidsProtocol } from './KidsProtocol.tsx';
import styles from './Science.module.css';
import { panelId } from './tab-state.ts';

/** The science page: two protocols behind tabs, what held up first, and four numbers of our own with nothing behind them last. */
export function ScienceScreen({
  config,
  records,
  today,
  tabs,
}: {
  config: SiteConfig;
  records: Records;
  today: string;
  /** An island. */ tabs?: ReactNode;
}) {
  return (
    <>
      <PageHead
        title="The science, and where it ends"
        lead="Some of this plan has good trials behind it, some small ones, and some only us. Each sentence says which."
      />
      <div className={`wrap ${styles.page}`}>
        {tabs}
        <section id={panelId('adult')} className={styles.adult} aria-labelledby="adult-title">
          <h2 id="adult-title">Adult protocol</h2>
          <AdultProtocol records={records} />
        </section>
        <section id={panelId('kids')} className={styles.kids} data-tone="kids" aria-labelledby="kids-title">
          <h2 id="kids-title">Kids protocol</h2>
          <KidsProtocol records={records} />
        </section>
        <section className={styles.given} aria-labelledby="given-title">
          <h2 id="given-title">Numbers this project gives</h2>
          <p className={styles.soft}>We found no list or study behind these four. Each leads to what we did find.</p>
          <ul role="list" className={styles.stats}>
            {records.science.stats.map(({ figure, words, claim }) => (
              <li key={claim} data-claim={claim}>
                <b>{figure}</b> <ClaimLink claim={byId(records.claims, claim)}>{words}</ClaimLink>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Outside to={documentLink(config.whitepaperUrl)}>Whitepaper (PDF)</Outside>
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/science')} today={today} />
      </div>
    </>
  );
}
