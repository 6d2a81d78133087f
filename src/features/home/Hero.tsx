import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { documentLink, wishlistLink } from '../../site/links.ts';
import { formatCents, offerAMonth } from '../../site/money.ts';
import { planMonths } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { ClaimLink, NoteMark } from '../../ui/Claim.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Hero.module.css';
import { Lake } from './Lake.tsx';

type HeroProps = {
  config: SiteConfig;
  records: Records;
  /** How long the printable is, in pages and KB. */
  printableSize: string | undefined;
  /** The breathing pacer, an island. */
  pacer: ReactNode;
};

/**
 * The top of the home page: a lake at first light, whom it is for and where to begin, a minute of breathing, and then what it costs and
 * who is behind it.
 */
export function Hero({ config, records, printableSize, pacer }: HeroProps) {
  const { supplements, symptoms, homeScreen: words } = records;
  const claim = (part: keyof typeof words.claims) => byId(records.claims, words.claims[part]);
  const trusted = claim('trusted');
  return (
    <section className={styles.hero} data-snap="" aria-labelledby="hero-title">
      <Lake />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.opening}>
          <p className={`small soft ${styles.badge}`}>Clarity meets clinical</p>
          <h1 id="hero-title" className={styles.title}>
            From Fog to Flow
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <section className={`stack-3 ${styles.begin}`} aria-label="Begin" data-disclosure="">
            <ButtonRow>
              <DayOne>
                <span>
                  Day 1, free <small>{records.adultDays[0]?.title}</small>
                </span>
              </DayOne>
              <OutsideButton to={wishlistLink(config)} look="water">
                <span>
                  Start Your <span className="whole">90-Day</span> Reset <small>{words.shop} (paid link)</small>
                </span>
              </OutsideButton>
              <ButtonLink href="/science">Read the Science</ButtonLink>
            </ButtonRow>
            <p className="small soft">{words.buttons}</p>
            <p className="small soft">
              <Outside to={documentLink(config.printableUrl)}>
                <span className="whole">7-Day</span> Clarity Printable Protocol
              </Outside>{' '}
              (the starter guide to print: PDF{printableSize && `, ${printableSize}`})
            </p>
          </section>
        </div>
        <nav className={`stack-3 ${styles.troubles}`} aria-labelledby="trouble-title" data-screen-only="">
          <h2 id="trouble-title" className="level-3">
            {words.trouble}
          </h2>
          <ul role="list" className="inline">
            {symptoms.map(({ id, asked, opens }) => (
              <li key={id}>
                <ButtonLink href={opens ?? `#${id}`}>{asked}</ButtonLink>
              </li>
            ))}
            {words.others.map(({ text, href }) => (
              <li key={href}>
                <ButtonLink href={href}>{text}</ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
        <section
          id="breathe"
          className={`stack-3 ${styles.minute}`}
          aria-labelledby="breathe-title"
          data-screen-only=""
        >
          <h2 id="breathe-title" className="visually-hidden">
            {words.minute.title}
          </h2>
          <p className={styles.why}>{words.minute.text}</p>
          {pacer}
        </section>
        <section className={styles.offer} aria-label="The offer">
          <p className="name">{words.offer.free}</p>
          <p>{words.offer.for}</p>
          <p className={styles.price}>
            <small>{words.offer.name}</small> <b>{formatCents(offerAMonth(supplements))}</b>{' '}
            <ClaimLink claim={claim('offer')}>a month for {planMonths} months</ClaimLink>
          </p>
        </section>
        <div className={`stack-2 small ${styles.trust}`}>
          <p data-claim={trusted.id}>
            Trusted by thousands reclaiming clarity
            <NoteMark id={trusted.id} basis={trusted.basis} />
          </p>
          <ul role="list" className="links">
            <li>
              <ClaimLink claim={claim('noPrescriptions')}>No prescriptions required</ClaimLink>
            </li>
            <li>Open-source protocol</li>
            <li>
              <ClaimLink claim={claim('ingredients')}>Science-backed ingredients</ClaimLink>
            </li>
            <li>Community supported</li>
          </ul>
          <p className="small soft" data-care="medication" data-care-form="row">
            <MarkedText text={words.offer.keep} records={records} />
          </p>
        </div>
      </div>
    </section>
  );
}
