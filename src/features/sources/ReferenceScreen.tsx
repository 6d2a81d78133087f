import { referenceAnchor } from '../../domain/basis.ts';
import type { PlacesShown } from '../../domain/library-windows.ts';
import { referenceLink } from '../../domain/links.ts';
import { sourcePath } from '../../domain/pages.ts';
import { reviewOf } from '../../domain/reviews.ts';
import type { Claim, Reference } from '../../domain/schema/evidence.ts';
import type { Review } from '../../domain/schema/protocol.ts';
import { kindWords } from '../../domain/sources.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { Section } from '../../ui/Section.tsx';
import { Finding } from './Finding.tsx';
import { CitingPages } from './CitingPages.tsx';
import { SourceHead } from './SourceHead.tsx';
import styles from './SourcesScreens.module.css';

type ReferenceScreenProps = {
  reference: Reference;
  /** Claims that rest on it. */ claims: readonly Claim[];
  places: PlacesShown;
  reviews: readonly Review[];
  today: string;
};

/** One source that was read: where it is, what it found, what it does not show, and what rests on it here. */
export function ReferenceScreen({ reference, claims, places, reviews, today }: ReferenceScreenProps) {
  const { id, title, authors, publisher, year, url, kind, isSecondary } = reference;
  return (
    <>
      <SourceHead
        title={title}
        lead={
          <span data-in-place="">
            {kindWords[kind]}.{isSecondary && ' We read it in a copy or a report of it.'}
          </span>
        }
        anchor={referenceAnchor(id)}
      >
        <p data-in-place="">
          {authors.replace(/\.$/, '')}. {publisher}
          {year && `, ${year}`}.
        </p>
        <p data-in-place="">
          <Outside to={referenceLink(reference)}>Read it at {new URL(url).hostname.replace(/^www\./, '')}</Outside>
        </p>
      </SourceHead>
      <Section id="found" title="What it says">
        <div data-in-place="">
          <Finding reference={reference} />
        </div>
        <ReviewNote review={reviewOf(reviews, '/sources')} today={today} />
      </Section>
      <Section id="rests-here" title="What rests on it here">
        {claims.length > 0 && (
          <ul className={styles.restsOn}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <a href={sourcePath(claim.id)}>{claim.text}</a>
              </li>
            ))}
          </ul>
        )}
        <CitingPages shown={places} />
      </Section>
    </>
  );
}
