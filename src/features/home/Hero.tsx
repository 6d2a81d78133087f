import type { SiteConfig } from '../../domain/config.ts';
import { documentLink, wishlistLink } from '../../domain/links.ts';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Hero.module.css';
import { Lake } from './Lake.tsx';

type HeroProps = {
  config: SiteConfig;
  offer: ClaimRecord;
  trusted: ClaimRecord;
  /** What two of the ticks rest on. */ noPrescriptions: ClaimRecord;
  ingredients: ClaimRecord;
  /** Size of the printable, for the link: "210 KB". */ printableSize: string | undefined;
};

/** The top of the home page: a lake at first light, the offer, and the two ways on. */
export function Hero({ config, offer, trusted, noPrescriptions, ingredients, printableSize }: HeroProps) {
  return (
    <section className={styles.hero} data-snap="" aria-labelledby="hero-title">
      <Lake />
      <div className={`wrap ${styles.grid}`}>
        <div>
          <p className={styles.badge}>Clarity meets clinical</p>
          <h1 id="hero-title" className={styles.title}>
            From Fog to Flow
          </h1>
          <p className={styles.lead}>
            Ninety days of sleep, breath, daylight and fewer screens, for a nervous system that has forgotten how to
            stand down. Free to read, plain about the evidence.
          </p>
          <p className={styles.paid} data-disclosure="">
            The wishlist is a paid link: if you buy through it, the project earns a commission. Before you buy or start
            anything, <a href="/check-first">check first</a>.
          </p>
          <ButtonRow>
            <OutsideButton to={wishlistLink(config)} look="main">
              Start Your 90-Day Reset
            </OutsideButton>
            <ButtonLink href="/science">Read the Science</ButtonLink>
          </ButtonRow>
        </div>
        <aside className={styles.offer} aria-label="The offer">
          <p className={styles.price}>
            <Claim claim={offer}>$60 per month for 3 months</Claim>
          </p>
          <p>
            Your family gets the hours that are left. We would like those hours to be good ones: one table, no screens,
            and somebody home behind your eyes.
          </p>
          <p className={styles.small}>
            The price is for the supplement stack, which you can leave out. The table, the breathing, the sleep and the
            walks cost nothing, and come first.
          </p>
          <p>
            <Outside to={documentLink(config.printableUrl)}>
              7-Day Clarity Printable Protocol (PDF{printableSize ? `, ${printableSize}` : ''})
            </Outside>
            , or <a href="/starter-guide">as a page</a>
          </p>
        </aside>
        <div className={styles.trust}>
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
          <p>It needs no prescription, and it replaces none: keep taking what your doctor prescribed.</p>
        </div>
      </div>
    </section>
  );
}
