import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import type { Records } from '../../model/records.ts';
import { Explainer } from './Explainer.tsx';
import { FirstWeek } from './FirstWeek.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomeScreen.module.css';
import { OneMinute } from './OneMinute.tsx';
import { OpenSource } from './OpenSource.tsx';
import { PillSection } from './PillSection.tsx';
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

/** The home page. In redirect mode the pills come second and the explainer third. */
export function HomeScreen({ config, records, printableSize, dots, pills, pacer }: HomeScreenProps) {
  const isRedirect = config.pillMode === 'redirect';
  const explainer = <Explainer key="explainer" isFullHeight={!isRedirect} dots={dots} records={records} />;
  const choice = <PillSection key="pills" lead={records.homeScreen.pills} isFullHeight={isRedirect} pills={pills} />;
  return (
    <div className={styles.home}>
      <Hero config={config} records={records} printableSize={printableSize}>
        <OneMinute words={records.homeScreen.minute} pacer={pacer} />
      </Hero>
      {isRedirect ? [choice, explainer] : [explainer, choice]}
      <WhyUs brand={config.brand} records={records} />
      <FirstWeek records={records} />
      <StackTeaser config={config} records={records} />
      <OpenSource config={config} records={records} />
    </div>
  );
}
