import type { SiteConfig } from '../../domain/config.ts';
import { documentLink, wishlistLink } from '../../domain/links.ts';
import { formatCents } from '../../domain/money.ts';
import type { Records } from '../../domain/records.ts';
import { firstDay } from '../../domain/first-day.ts';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { ButtonLink, OutsideButton } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Hero.module.css';
import { Lake } from './Lake.tsx';

type HeroProps = {
  config: SiteConfig;
  /** The price, and what it rests on. */
  offer: Records['offer'] & { claim: ClaimRecord };
  trusted: ClaimRecord;
  /** What two of the ticks rest on. */ noPrescriptions: ClaimRecord;
  ingredients: ClaimRecord;
  /** Size of the printable, for the link: "210 KB". */ printableSize: string | undefined;
};

/** The top of the home page: a lake at first light, whom it is for, and the two ways to begin; price and trust below them. */
export function Hero({ config, offer, trusted, noPrescriptions, ingredients, printableSize }: HeroProps) {
  return (
    <section className={styles.hero} data-snap="" aria-labelledby="hero-title">
      <Lake />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.opening}>
          <p className={styles.badge}>Clarity meets clinical</p>
          <h1 id="hero-title" className={styles.title}>
            From Fog to Flow
          </h1>
          <p className={styles.lead}>
            Ninety days of sleep, breath and daylight, for the foggy, the anxious and the burned out.
          </p>
          <section className={styles.first} aria-label="Begin">
            <p className={styles.paid} data-disclosure="">
              Wishlist (paid link): we earn a commission.
            </p>
            <div className={styles.begin}>
              <OutsideButton to={wishlistLink(config)} look="main">
                <span>
                  Start Your <span className="whole">90-Day</span> Reset
                </span>
              </OutsideButton>
              <ButtonLink href={firstDay} look="water">
                Day 1, free
              </ButtonLink>
            </div>
          </section>
          <p className={styles.ways}>
            <a href="/science">Read the Science</a>
            <a href="/kids-protocol">For parents</a>
            <a href="/check-first">Check first</a>
            <Outside to={documentLink(config.printableUrl)}>
              <span className="whole">7-Day</span> Clarity Printable Protocol (PDF
              {printableSize && <span className={styles.size}>, {printableSize}</span>})
            </Outside>
          </p>
        </div>
        <section className={styles.offer} aria-label="The offer">
          <p className={styles.price}>
            <Claim claim={offer.claim}>
              {formatCents(offer.costCents)} per month <span className="whole">for {offer.months} months</span>
            </Claim>
          </p>
          <p>
            It buys supplements you can leave out. Your family gets the hours that are left. May there be somebody home
            behind your eyes.
          </p>
        </section>
        <div className={styles.trust} data-sans="">
          <p>
            <Claim claim={trusted}>Trusted by thousands reclaiming clarity</Claim>
          </p>
          <ul role="list">
            <li>
              <Claim claim={noPrescriptions}>No prescriptions required</Claim>
            </li>
            <li>Open-source protocol</li>
            <li>
              <Claim claim={ingredients}>Science-backed ingredients</Claim>
            </li>
            <li>Community supported</li>
          </ul>
          <p className={styles.small}>Keep taking what your doctor prescribed.</p>
        </div>
      </div>
    </section>
  );
}
