import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { communityLink, licenseLink } from '../../domain/links.ts';
import { Outside } from '../../ui/Outside.tsx';
import styles from './OpenSource.module.css';

/** How the protocol is kept in the open, how to mend it, and when its sources were last checked. */
export function OpenSource({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="open-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="open-title">Open source, all of it</h2>
        <div className={styles.words}>
          <p>
            Every dose, claim and essay is a text file in the{' '}
            <Outside to={communityLink(config)}>community repository</Outside> (
            <Outside to={licenseLink(config)}>
              <span className="whole">CC BY-NC 4.0</span>
            </Outside>
            ): mend, copy and print it, do not sell it. No account, no prescription; it is not medical advice, not a
            treatment or a diagnosis. <a href="/sources">See every source</a>.
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
