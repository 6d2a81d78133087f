import { basisWords, claimAnchor } from '../../domain/basis.ts';
import type { PlacesShown } from '../../domain/library-windows.ts';
import { sourcePath } from '../../domain/pages.ts';
import { essayReviewMonths } from '../../domain/reviews.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Section } from '../../ui/Section.tsx';
import { Finding } from './Finding.tsx';
import { CitingPages } from './CitingPages.tsx';
import { SourceHead } from './SourceHead.tsx';
import styles from './SourcesScreens.module.css';

type ClaimScreenProps = { claim: Claim; references: readonly Reference[]; places: PlacesShown; today: string };

/** One claim: what it says, what it rests on in plain words, and where it stands. The address to cite it by. */
export function ClaimScreen({ claim, references, places, today }: ClaimScreenProps) {
  const { mark, explained } = basisWords[claim.basis];
  return (
    <>
      <SourceHead title={claim.text} lead={<span data-in-place="">{explained}</span>} anchor={claimAnchor(claim.id)}>
        <p className={styles.mark} data-basis={claim.basis}>
          {mark}
        </p>
      </SourceHead>
      <Section id="rests-on" title="What it rests on">
        <p className={styles.text} data-in-place="">
          {claim.note}
        </p>
        {references.length > 0 && (
          <ul className={styles.restsOn} data-in-place="">
            {references.map((reference) => (
              <li key={reference.id}>
                <a href={sourcePath(reference.id)}>{reference.title}</a>
                {reference.year && ` (${reference.year})`}
                <Finding reference={reference} />
              </li>
            ))}
          </ul>
        )}
        <ReviewNote review={{ checked: claim.checked, months: essayReviewMonths }} today={today} />
      </Section>
      <Section id="stands-on" title="Where it stands">
        <CitingPages shown={places} />
      </Section>
    </>
  );
}
