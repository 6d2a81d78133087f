import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import type { Records } from '../../model/records.ts';
import { Explainer } from './Explainer.tsx';
import { FirstWeek } from './FirstWeek.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomeScreen.module.css';
import { OpenSource } from './OpenSource.tsx';
import { StackTeaser } from './StackTeaser.tsx';
import { WhyUs } from './WhyUs.tsx';

type HomeScreenProps = {
  config: SiteConfig;
  records: Records;
  printableSize: string | undefined;
  /** Islands, given by the route as slots. */
  dots?: ReactNode;
  pills?: ReactNode;
  pacer?: ReactNode;
};

/**
 * The home page. What helps on a bad night comes before the choice of a pill and the reasons for the plan. In redirect mode the pills come
 * second and the explainer third.
 */
export function HomeScreen({ config, records, printableSize, dots, pills, pacer }: HomeScreenProps) {
  const isRedirect = config.pillMode === 'redirect';
  const explainer = <Explainer key="explainer" isFullHeight={!isRedirect} dots={dots} records={records} />;
  const choice = (
    <section
      key="pills"
      className={`part ${styles.pills}`}
      data-snap={isRedirect ? '' : undefined}
      aria-labelledby="pill-title"
      data-screen-only=""
    >
      <div className="wrap beside">
        <h2 id="pill-title">Take the Clarity Pill</h2>
        <p className="soft">{records.choiceScreen.lead}</p>
        <div className="wide">{pills}</div>
      </div>
    </section>
  );
  return (
    <div className={styles.home}>
      <Hero config={config} records={records} printableSize={printableSize} pacer={pacer} />
      {isRedirect ? [choice, explainer] : explainer}
      <FirstWeek records={records} />
      {!isRedirect && choice}
      <WhyUs brand={config.brand} records={records} />
      <StackTeaser config={config} records={records} />
      <OpenSource config={config} records={records} />
    </div>
  );
}
