import { referenceAnchor } from '../../evidence/basis.ts';
import { referenceLink } from '../../site/links.ts';
import { sourcePath } from '../../site/pages.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Records } from '../../model/records.ts';
import type { Reference } from '../../model/evidence.ts';
import { kindWords, sourceName } from '../../evidence/sources.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { Section } from '../../ui/Section.tsx';
import { Finding, SourceHead } from './parts.tsx';
import styles from './SourcesScreens.module.css';

/** One source: what it found, what it doesn’t show, where to read it, and which claims rest on it. */
export function ReferenceScreen({ reference, records }: { reference: Reference; records: Records }) {
  const { id, title, authors, publisher, year, url, kind, isSecondary } = reference;
  const claims = records.claims.filter((claim) => claim.references.includes(id));
  return (
    <div className={styles.record}>
      <SourceHead title={title} lead={sourceName(reference)} anchor={referenceAnchor(id)}>
        <Finding reference={reference} inPlace="" />
      </SourceHead>
      <Section id="found" title="Where to read it">
        <p className={styles.text} data-in-place="">
          {authors.replace(/\.$/, '')}. <cite>{title}</cite>. {publisher}
          {year && `, ${year}`}. {kindWords[kind]}.{isSecondary && ` ${records.sourcesScreen.copy}`}
        </p>
        <p data-in-place="">
          <Outside to={referenceLink(reference)}>Read it at {new URL(url).hostname.replace(/^www\./, '')}</Outside>
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/sources')} />
      </Section>
      {claims.length > 0 && (
        <Section id="rests-here" title="What rests on it">
          <ul className={`stack-3 ${styles.restsOn}`}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <a href={sourcePath(claim.id)}>{claim.text}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
