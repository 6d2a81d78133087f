import type { SiteConfig } from '../../domain/config.ts';
import { communityLink, licenseLink } from '../../domain/links.ts';
import { Outside } from '../../ui/Outside.tsx';
import styles from './OpenSource.module.css';

/** How the protocol is kept in the open, and how to mend it. */
export function OpenSource({ config }: { config: SiteConfig }) {
  return (
    <section className={styles.section} aria-labelledby="open-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="open-title">Open source, all of it</h2>
        <div>
          <p>
            Every dose, claim and essay is a text file that anybody can read and mend, under{' '}
            <Outside to={licenseLink(config)}>
              <span className="whole">CC BY-NC 4.0</span>
            </Outside>
            : copy it, print it, do not sell it. There is no prescription and no account. It is not medical advice, not
            a treatment or a diagnosis.
          </p>
          <p className={styles.ways} data-sans="">
            <Outside to={communityLink(config)}>Community repository</Outside>
            <a href="/sources">See every source</a>
          </p>
        </div>
      </div>
    </section>
  );
}
