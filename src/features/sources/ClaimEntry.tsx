import { basisWords, claimAnchor, referenceAnchor } from '../../domain/basis.ts';
import type { PlacesShown } from '../../domain/library-windows.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import { Places } from './Places.tsx';
import styles from './SourcesScreen.module.css';

type ClaimEntryProps = { claim: Claim; references: readonly Reference[]; places: PlacesShown };

/** One claim: what it says, what it rests on in plain words, and where it stands. */
export function ClaimEntry({ claim, references, places }: ClaimEntryProps) {
  return (
    <article id={claimAnchor(claim.id)} className={styles.entry} data-basis={claim.basis}>
      <div>
        <h3 className={styles.claim}>{claim.text}</h3>
        <p className={styles.mark}>{basisWords[claim.basis].mark}</p>
      </div>
      <div className={styles.body}>
        <p>{claim.note}</p>
        {references.length > 0 && (
          <ul className={styles.restsOn}>
            {references.map(({ id, title, year, finding, caution }) => (
              <li key={id}>
                <a href={`#${referenceAnchor(id)}`}>{title}</a>
                {year && ` (${year})`}. {finding}
                {caution && (
                  <>
                    {' '}
                    <b>Careful:</b> {caution}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Places lead="Stands on" shown={places} />
    </article>
  );
}
