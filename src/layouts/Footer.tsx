import type { SiteConfig } from '../site/config.ts';
import { communityLink, documentLink, licenseLink, mailto } from '../site/links.ts';
import { listedIn, type PageEntry } from '../site/pages.ts';
import type { Records } from '../model/records.ts';
import { MarkedText } from '../ui/MarkedText.tsx';
import styles from './Footer.module.css';
import { Outside } from '../ui/Outside.tsx';

/** The pages that the footer shows at once. The others are folded, so that on a phone it takes less than a screen. */
const shown = ['/protocol', '/stack', '/science', '/about', '/terms'];
const isShown = ({ path }: PageEntry) => shown.includes(path);

const PageLinks = ({ pages }: { pages: readonly PageEntry[] }) =>
  pages.map(({ path, name }) => (
    <li key={path}>
      <a href={path}>{name}</a>
    </li>
  ));

/** The footer of every page: whom to call, what the site isn’t, how it’s paid for, and links. */
export function Footer({
  config,
  records,
  address,
}: {
  config: SiteConfig;
  records: Records;
  /** The page’s address as people type it, for printouts. */
  address: string | undefined;
}) {
  const words = records.siteScreen.footer;
  const pages = listedIn('footer');
  return (
    <footer className={styles.footer}>
      <div className={`wrap columns-2 ${styles.grid}`}>
        <p className={styles.crisis}>
          <MarkedText text={words.crisis} records={records} />
        </p>
        <p>
          <span data-screen-only="">{words.free} </span>
          {words.notMedical} {words.fda} {/* Nothing on paper is a paid link. */}
          <span data-screen-only="">{words.paidBy[config.retailerName] ?? words.paid} </span>© {config.copyrightYear}{' '}
          {config.brand}.{' '}
          <Outside to={licenseLink(config)} className="whole">
            License: CC BY-NC 4.0
          </Outside>
          . {address && <span className="paper-only">Printed from {address}</span>}
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
