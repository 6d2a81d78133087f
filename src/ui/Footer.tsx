import type { SiteConfig } from '../site/config.ts';
import { communityLink, documentLink, licenseLink, mailto } from '../site/links.ts';
import { listedIn, type PageEntry } from '../site/pages.ts';
import type { Records } from '../model/records.ts';
import { Call } from './Call.tsx';
import styles from './Footer.module.css';
import { Outside } from './Outside.tsx';

/** What the footer shows at once; every other page that it lists folds, so that on a phone it is less than a screen. */
const shown = ['/protocol', '/stack', '/science', '/about', '/terms'];
const isShown = ({ path }: PageEntry) => shown.includes(path);

const PageLinks = ({ pages }: { pages: readonly PageEntry[] }) =>
  pages.map(({ path, name }) => (
    <li key={path}>
      <a href={path}>{name}</a>
    </li>
  ));

/** The footer of every page: where to turn, what this is not, how it is paid for, and the way around. */
export function Footer({
  config,
  records,
  address,
}: {
  config: SiteConfig;
  records: Pick<Records, 'helplines'>;
  /** Of this page, as it is typed: a sheet says where it came from. Left out where every byte counts. */ address:
    string | undefined;
}) {
  const pages = listedIn('footer');
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
            {config.brand} is free and open source (MIT), needs no prescription, and is supported by its community.{' '}
            {config.retailerName === 'Amazon'
              ? 'As an Amazon Associate I earn from qualifying purchases.'
              : 'Paid links earn it a commission.'}
          </p>
        </div>
        <p>
          {config.brand} is not medical advice, and not a treatment or a diagnosis. Ask a doctor or pharmacist first;
          never stop or change a medicine on your own. These statements have not been evaluated by the Food and Drug
          Administration. Nothing here is meant to diagnose, treat, cure or prevent any disease. ©{' '}
          {config.copyrightYear} {config.brand}.{' '}
          <Outside to={licenseLink(config)} className="whole">
            License: CC BY-NC 4.0
          </Outside>
          . {address && <span data-paper-only="">Printed from {address}</span>}
        </p>
        <nav aria-label="Footer">
          <ul role="list">
            <PageLinks pages={pages.filter(isShown)} />
            <li>
              <Outside to={communityLink(config)}>Community</Outside>
            </li>
            <li>
              <a href={mailto(config.supportEmail, `A question about ${config.brand}`)}>Write to us</a>
            </li>
          </ul>
          <details>
            <summary>
              More<span className="visually-hidden"> pages</span>
            </summary>
            <ul role="list">
              <PageLinks pages={pages.filter((entry) => !isShown(entry))} />
              <li>
                <Outside to={documentLink(config.whitepaperUrl)}>Whitepaper (PDF)</Outside>
              </li>
            </ul>
          </details>
        </nav>
      </div>
    </footer>
  );
}
