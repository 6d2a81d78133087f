import { claimAnchor, referenceAnchor } from '../../domain/basis.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import type { Place } from '../../domain/standing.ts';
import styles from './SourcesScreen.module.css';

/** The anchor of a page in the index by page. */
export const pageAnchor = (path: string) => `page-${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}`;

type PageEntryProps = { place: Place; claims: readonly Claim[]; /** Sources that stand there behind no claim. */ references: readonly Reference[] };

/** One page: the claims on it, and the sources that it cites beside them. */
export function PageEntry({ place, claims, references }: PageEntryProps) {
  return (
    <article id={pageAnchor(place.path)} className={styles.entry}>
      <h3 className={styles.title}><a href={place.path}>{place.title}</a></h3>
      <ul className={styles.list}>
        {claims.map(({ id, text }) => <li key={id}><a href={`#${claimAnchor(id)}`}>{text}</a></li>)}
        {references.map(({ id, title }) => <li key={id}><a href={`#${referenceAnchor(id)}`}>{title}</a></li>)}
      </ul>
    </article>
  );
}
