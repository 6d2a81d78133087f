import { claimAnchor, referenceAnchor } from '../../domain/basis.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { PageContents } from '../../domain/standing.ts';
import styles from './SourcesScreen.module.css';

/** The anchor of a page in the index by page. */
export const pageAnchor = (path: string) => `page-${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}`;

type PageEntryProps = { page: PageContents; records: Pick<Records, 'claims' | 'references'> };

/** One page: the claims on it, and the sources that it cites beside them. */
export function PageEntry({ page: { place, ...ids }, records }: PageEntryProps) {
  const claims = ids.claims.map((id) => byId(records.claims, id));
  const behindClaims = new Set(claims.flatMap(({ references }) => references));
  const references = ids.references.filter((id) => !behindClaims.has(id)).map((id) => byId(records.references, id));
  return (
    <article id={pageAnchor(place.path)} className={styles.entry}>
      <h3 className={styles.title}>
        <a href={place.path}>{place.title}</a>
      </h3>
      <ul className={styles.list}>
        {claims.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${claimAnchor(id)}`}>{text}</a>
          </li>
        ))}
        {references.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${referenceAnchor(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
