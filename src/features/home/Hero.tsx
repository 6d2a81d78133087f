import type { SiteConfig } from '../../domain/config.ts';
import { documentLink, wishlistLink } from '../../domain/links.ts';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Hero.module.css';
import { Lake } from './Lake.tsx';

const ticks = ['No prescriptions required', 'Open-source protocol', 'Science-backed ingredients', 'Community supported'];

type HeroProps = { config: SiteConfig; offer: ClaimRecord; trusted: ClaimRecord; /** Size of the printable, for the link: "210 KB". */ printableSize: string | undefined };

/** The top of the home page: a lake at first light, the offer, and the two ways on. */
export function Hero({ config, offer, trusted, printableSize }: HeroProps) {
  return (
    <section className={styles.hero} data-snap="" aria-labelledby="hero-title">
      <Lake />
      <div className={`wrap ${styles.grid}`}>
        <div>
          <p className={styles.badge}>Clarity meets clinical</p>
          <h1 id="hero-title" className={styles.title}>From Fog to Flow</h1>
          <p className={styles.lead}>Ninety days of sleep, breath, daylight and fewer screens, for a nervous system that has forgotten how to stand down. Free to read, plain about the evidence.</p>
          <p className={styles.paid} data-disclosure="">The wishlist is a paid link: if you buy through it, the project earns a commission.</p>
          <ButtonRow>
            <OutsideButton to={wishlistLink(config)} look="main">Start Your 90-Day Reset</OutsideButton>
            <ButtonLink href="/science">Read the Science</ButtonLink>
          </ButtonRow>
        </div>
        <aside className={styles.offer} aria-label="The offer">
          <p className={styles.price}><Claim claim={offer}>$60 per month for 3 months</Claim></p>
          <p>About what a family spends on dinners eaten in four different rooms. Put it toward sitting at the same table, with somebody home behind your eyes.</p>
          <p className={styles.small}>That is the supplement stack. The breathing, the sleep and the walks cost nothing, and come first.</p>
          <p><Outside to={documentLink(config.printableUrl)}>7-Day Clarity Printable Protocol (PDF{printableSize ? `, ${printableSize}` : ''})</Outside></p>
        </aside>
        <div className={styles.trust}>
          <p><Claim claim={trusted}>Trusted by thousands reclaiming clarity</Claim></p>
          <ul role="list">{ticks.map((tick) => <li key={tick}>{tick}</li>)}</ul>
        </div>
      </div>
    </section>
  );
}
