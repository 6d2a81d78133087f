import type { SiteConfig } from '../domain/config.ts';
import { communityLink, documentLink, licenseLink, mailto } from '../domain/links.ts';
import { listedIn } from '../domain/pages.ts';
import type { Records } from '../domain/records.ts';
import { Call } from './Call.tsx';
import styles from './Footer.module.css';
import { Outside } from './Outside.tsx';

/** The footer of every page: where to turn, what this is not, how it is paid for, and the way around. */
export function Footer({ config, records }: { config: SiteConfig; records: Pick<Records, 'helplines'> }) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <p className={styles.crisis}>
            In danger? Call <Call records={records} line="emergency-services" />. Thinking of ending your life? Call or
            text <Call records={records} line="lifeline" />. A child swallowed something? Poison Help:{' '}
            <Call records={records} line="poison-help" />.
          </p>
          {/* Nothing on paper is a paid link. */}
          <p data-screen-only="">
            {config.brand} is free and open source, needs no prescription, and is supported by its community. Links to a
            shop may be paid, and earn it a commission.
            {config.retailerName === 'Amazon' && ' As an Amazon Associate I earn from qualifying purchases.'}
          </p>
        </div>
        <p>
          {config.brand} is not medical advice, and not a treatment or a diagnosis. Ask your doctor or pharmacist before
          you start, and never stop or change a medicine on your own. These statements have not been evaluated by the
          Food and Drug Administration. Nothing here is meant to diagnose, treat, cure or prevent any disease.
        </p>
        <nav className={styles.wide} aria-label="Footer" data-screen-only="">
          <ul role="list" className={styles.links}>
            {listedIn('footer').map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li>
              <Outside to={documentLink(config.whitepaperUrl)}>Whitepaper (PDF)</Outside>
            </li>
            <li>
              <Outside to={communityLink(config)}>Community</Outside>
            </li>
            <li>
              <a href={mailto(config.supportEmail, `A question about ${config.brand}`)}>Write to us</a>
            </li>
          </ul>
        </nav>
        <p className={styles.wide}>
          © {config.copyrightYear} {config.brand}. <Outside to={licenseLink(config)}>License: CC BY-NC 4.0</Outside>,
          code MIT.
        </p>
      </div>
    </footer>
  );
}
