import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { byId, type Records } from '../../domain/records.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { phasesWithDay } from '../../ui/figures/content.ts';
import { DrawnFigure } from '../../ui/figures/Figure.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Explainer } from './Explainer.tsx';
import { FirstWeek } from './FirstWeek.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomeScreen.module.css';
import { OpenSource } from './OpenSource.tsx';
import { PillSection } from './PillSection.tsx';
import { StackTeaser } from './StackTeaser.tsx';
import { WhyUs } from './WhyUs.tsx';

type HomeScreenProps = {
  config: SiteConfig;
  records: Records;
  review: { checked: string; months: number };
  today: string;
  printableSize: string | undefined;
  /** Islands, given by the route as slots. */
  dots?: ReactNode;
  pills?: ReactNode;
};

/** The home page. In redirect mode the pills come second and the explainer third. */
export function HomeScreen({ config, records, review, today, printableSize, dots, pills }: HomeScreenProps) {
  const claimOf = (id: string) => byId(records.claims, id);
  const shown = claimsShown(records, 'home');
  const isRedirect = config.pillMode === 'redirect';
  const explainer = (
    <Explainer
      key="explainer"
      isFullHeight={!isRedirect}
      dots={dots}
      claims={{
        length: shown.length,
        release: shown.release,
        vagus: shown.vagus,
        lymph: shown.lymph,
      }}
    />
  );
  const choice = <PillSection key="pills" isFullHeight={isRedirect} pills={pills} />;
  return (
    <div className={styles.home}>
      <Hero
        config={config}
        offer={{ ...records.offer, claim: shown.offer }}
        trusted={shown.trusted}
        noPrescriptions={shown.noPrescriptions}
        ingredients={shown.ingredients}
        printableSize={printableSize}
      />
      {isRedirect ? [choice, explainer] : [explainer, choice]}
      <WhyUs
        brand={config.brand}
        scripture={byId(records.references, 'bible-psalm-23-2-3-kjv')}
        claims={{
          visits: shown.visits,
          scroll: shown.scroll,
          burnout: shown.burnout,
          supplements: shown.supplements,
        }}
      />
      <div className={`wrap ${styles.days}`}>
        <DrawnFigure of={phasesWithDay(records, 1)} claims={records.claims} />
        <p className={styles.ways} data-sans="">
          <a href="/today">Which day is today?</a>
          <a href="/protocol/days#fridge">For the fridge</a>
        </p>
      </div>
      <FirstWeek
        symptoms={records.symptoms}
        claimOf={claimOf}
        cardOf={(id) => byId(records.careCards, id)}
        after={shown.after}
        firstNumbers={['emergency-services', 'lifeline'].map((line) => byId(records.helplines, line).call)}
      />
      <StackTeaser config={config} records={records} offer={shown.offer} />
      <OpenSource config={config}>
        <ReviewNote review={review} today={today} />
      </OpenSource>
    </div>
  );
}
