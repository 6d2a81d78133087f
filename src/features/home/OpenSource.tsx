import type { SiteConfig } from '../../domain/config.ts';
import { communityLink, licenseLink } from '../../domain/links.ts';
import { Outside } from '../../ui/Outside.tsx';
import styles from './OpenSource.module.css';

/** How the protocol is kept in the open, and how to mend it. */
export function OpenSource({ config }: { config: SiteConfig }) {
  return (
    <section className={styles.section} aria-labelledby="open-title">
      <div className={`wrap ${styles.grid}`}>
        <div className="prose">
          <h2 id="open-title">Open source, all of it</h2>
          <p>
            Every dose, claim and essay is a text file that anybody can read and mend, under{' '}
            <Outside to={licenseLink(config)}>CC BY-NC 4.0</Outside>: copy and print it, and do not sell it. There is no
            prescription, no account. It is not medical advice, and not a treatment or a diagnosis.
          </p>
        </div>
        <p className={styles.ways} data-sans="">
          <Outside to={communityLink(config)}>Open the community repository</Outside>
          <a href="/sources">See every source</a>
        </p>
      </div>
    </section>
  );
}
