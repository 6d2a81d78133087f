import { referenceAnchor } from '../../evidence/basis.ts';
import { referenceLink } from '../../site/links.ts';
import { sourcePath } from '../../site/pages.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Records } from '../../model/records.ts';
import type { Claim, Reference } from '../../model/evidence.ts';
import { kindWords, sourceName } from '../../evidence/sources.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { Section } from '../../ui/Section.tsx';
import { CitingPages } from './CitingPages.tsx';
import { SourceHead } from './SourceHead.tsx';
import styles from './SourcesScreens.module.css';

type ReferenceScreenProps = {
  reference: Reference;
  /** Claims that rest on it. */ claims: readonly Claim[];
  words: Records['sourcesScreen'];
  reviews: Records['reviews'];
  today: string;
};

/** One source: what it found, what it doesn’t show, where to read it, and where we use it. */
export function ReferenceScreen({ reference, claims, words, reviews, today }: ReferenceScreenProps) {
  const { id, title, authors, publisher, year, url, kind, isSecondary, finding, caution } = reference;
  return (
    <div className={styles.record} data-of="reference">
      <SourceHead title={title} lead={sourceName(reference)} anchor={referenceAnchor(id)}>
        <p className={styles.text} data-in-place="">
          {finding}
        </p>
        {caution && (
          <p className={styles.text} data-in-place="">
            <b>Careful:</b> {caution}
          </p>
        )}
      </SourceHead>
      <Section id="found" title="Where to read it">
        <p className={styles.text} data-in-place="">
          {authors.replace(/\.$/, '')}. <cite>{title}</cite>. {publisher}
          {year && `, ${year}`}. {kindWords[kind]}.{isSecondary && ` ${words.copy}`}
        </p>
        <p data-in-place="">
          <Outside to={referenceLink(reference)}>Read it at {new URL(url).hostname.replace(/^www\./, '')}</Outside>
        </p>
        <ReviewNote review={reviewOf(reviews, '/sources')} today={today} />
      </Section>
      <Section id="rests-here" title="Where we use it">
        {claims.length > 0 && (
          <ul className={`stack-3 ${styles.restsOn}`}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <a href={sourcePath(claim.id)}>{claim.text}</a>
              </li>
            ))}
          </ul>
        )}
        <p>Pages that name it:</p>
        <CitingPages />
      </Section>
    </div>
  );
}
