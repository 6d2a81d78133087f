import type { SiteConfig } from '../site/config.ts';
import { listedIn } from '../site/pages.ts';
import { communityLink } from '../site/links.ts';
import styles from './Header.module.css';
import { Outside } from '../ui/Outside.tsx';
import { WishlistButton } from '../ui/WishlistButton.tsx';

type HeaderProps = {
  config: SiteConfig;
  /** The path of the page, without a slash at the end. */
  path: string;
  /** The brand and the way to help, and no other link. */
  isBare?: boolean;
};

/** Links to pages, of which the one that the reader is on, or below, says so. */
function PageLinks({ listing, path }: { listing: 'header' | 'menu'; path: string }) {
  const currentOf = (href: string) => {
    if (path === href) return 'page';
    return path.startsWith(`${href}/`) && href !== '/' ? 'true' : undefined;
  };
  return listedIn(listing).map(({ path: href, name, label = name }) => (
    <li key={href}>
      <a href={href} aria-current={currentOf(href)}>
        {label}
      </a>
    </li>
  ));
}

/**
 * The header of every page. The small-screen menu is a popover: the browser opens it, closes it on Escape and on a
 * tap outside, and says its state, all without a script. Wide letters and large type make the bar taller, and push
 * nothing out of it.
 */
export function Header({ config, path, isBare = false }: HeaderProps) {
  const start = <WishlistButton config={config} />;
  const community = (
    <li>
      <Outside to={communityLink(config)}>Community</Outside>
    </li>
  );
  return (
    <header className={styles.header} data-screen-only="">
      <div className={`wrap ${styles.bar}`}>
        <a className={styles.mark} href="/">
          {config.brand}
        </a>
        <nav className={styles.links} aria-label="Main">
          {!isBare && (
            <ul role="list" className={styles.list}>
              <PageLinks listing="header" path={path} />
              {community}
            </ul>
          )}
          <a className={styles.help} href="/help" aria-current={path === '/help' ? 'page' : undefined}>
            Need help now?
          </a>
          {!isBare && (
            <>
              <span className={styles.go}>{start}</span>
              <button type="button" className={styles.toggle} popoverTarget="menu">
                Menu
              </button>
              <div id="menu" popover="auto" className={styles.menu}>
                <ul role="list">
                  <PageLinks listing="header" path={path} />
                  {community}
                  <li className={styles.start}>{start}</li>
                  <PageLinks listing="menu" path={path} />
                </ul>
              </div>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
