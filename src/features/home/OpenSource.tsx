import type { SiteConfig } from '../../site/config.ts';
import { communityLink, licenseLink } from '../../site/links.ts';
import type { Records } from '../../model/records.ts';
import { Outside } from '../../ui/Outside.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';

type OpenSourceProps = { config: SiteConfig; records: Records };

/** How the protocol is kept in the open, and how to correct it. */
export function OpenSource({ config, records }: OpenSourceProps) {
  const { title, text } = records.homeScreen.open;
  return (
    <section className="part" aria-labelledby="open-title">
      <div className="wrap split">
        <h2 id="open-title">{title}</h2>
        <div className="stack-3">
          <Paragraphs texts={text} records={records} />
          <p className="links sans">
            <Outside to={communityLink(config)}>Community repository</Outside>
            <Outside to={licenseLink(config)}>License: CC BY-NC 4.0</Outside>
          </p>
        </div>
      </div>
    </section>
  );
}
