import { claimAnchor, referenceAnchor } from '../../domain/basis.ts';
import type { PlacesShown } from '../../domain/library-windows.ts';
import { referenceLink } from '../../domain/links.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import { Outside } from '../../ui/Outside.tsx';
import { Places } from './Places.tsx';
import styles from './SourcesScreen.module.css';

type ReferenceEntryProps = {
  reference: Reference;
  /** Claims that rest on it. */ claims: readonly Claim[];
  places: PlacesShown;
};

/** One source that was read: where it is, what it found, what it does not show, and what rests on it here. */
export function ReferenceEntry({ reference, claims, places }: ReferenceEntryProps) {
  const { id, title, authors, publisher, year, isSecondary, finding, caution } = reference;
  return (
    <article id={referenceAnchor(id)} className={styles.entry}>
      <div>
        <h3 className={styles.title}>
          <Outside to={referenceLink(reference)}>{title}</Outside>
        </h3>
        <p className={styles.soft}>
          {authors.replace(/\.$/, '')}. {publisher}
          {year && `, ${year}`}.{isSecondary && ' Read in a copy or a report of it.'}
        </p>
      </div>
      <div className={styles.body}>
        <p>{finding}</p>
        {caution && (
          <p>
            <b>Careful:</b> {caution}
          </p>
        )}
        {claims.length > 0 && (
          <p className={styles.places}>
            Behind{' '}
            {claims.map((claim, index) => (
              <span key={claim.id}>
                {index > 0 && '; '}
                <a href={`#${claimAnchor(claim.id)}`}>{claim.text}</a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
      <Places lead="Cited on" shown={places} />
    </article>
  );
}
