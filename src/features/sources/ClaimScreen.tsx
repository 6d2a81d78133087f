import { basisWords, claimAnchor } from '../../evidence/basis.ts';
import { sourcePath } from '../../site/pages.ts';
import { essayReviewMonths } from '../../evidence/reviews.ts';
import { byId, type Records } from '../../model/records.ts';
import type { Claim } from '../../model/evidence.ts';
import { basisLine } from '../../evidence/sources.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Section } from '../../ui/Section.tsx';
import { Finding, SourceHead } from './parts.tsx';
import styles from './SourcesScreens.module.css';

/** One claim: what it says, what is known about it, and what it rests on. */
export function ClaimScreen({ claim, records }: { claim: Claim; records: Records }) {
  const { id, text, basis, note, checked } = claim;
  const references = claim.references.map((reference) => byId(records.references, reference));
  return (
    <div className={styles.record}>
      <SourceHead title={text} lead={<span data-in-place="">{note}</span>} anchor={claimAnchor(id)}>
        <p className={styles.mark} data-basis={basis} data-in-place="">
          {basisLine(basis, references)}
        </p>
      </SourceHead>
      <Section id="rests-on" title="What it rests on">
        {references.length > 0 ? (
          <ul className={`stack-3 ${styles.restsOn}`} data-in-place="">
            {references.map((reference) => (
              <li key={reference.id}>
                <a href={sourcePath(reference.id)}>{reference.title}</a>
                {reference.year && ` (${reference.year})`}
                <Finding reference={reference} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.text}>{basisWords[basis].explained}</p>
        )}
        <ReviewNote review={{ checked, months: essayReviewMonths }} />
      </Section>
    </div>
  );
}
