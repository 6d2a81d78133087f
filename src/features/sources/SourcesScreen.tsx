import { basisWords, claimAnchor, referenceAnchor } from '../../evidence/basis.ts';
import { sourcePath } from '../../site/pages.ts';
import type { Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { basis as bases } from '../../model/evidence.ts';
import { countByBasis, firstWords, referencesByKind } from '../../evidence/sources.ts';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { BasisCounts } from './BasisCounts.tsx';
import { IndexList } from './IndexList.tsx';

type SourcesScreenProps = { records: Records; today: string };

/** The index of every claim by what it rests on, and of every source by its kind. Each has its own page. */
export function SourcesScreen({ records, today }: SourcesScreenProps) {
  const { claims, references, reviews, sourcesScreen: words } = records;
  const counts = countByBasis(claims);
  return (
    <>
      <PageHead title="Sources" lead={words.lead}>
        <ReviewNote review={reviewOf(reviews, '/sources')} today={today} />
      </PageHead>
      <div className="wrap figure-place">
        <BasisCounts counts={counts} />
      </div>
      <Section id="claims" title="Claims, by kind of source">
        <div>
          {bases.options.map((basis) => (
            <Fold
              key={basis}
              id={basis}
              summary={
                <h3 className="level-4">
                  {basisWords[basis].heading} <span className="small soft">({counts[basis]})</span>
                </h3>
              }
            >
              <p className="soft measure">{basisWords[basis].explained}</p>
              <IndexList
                entries={claims
                  .filter((claim) => claim.basis === basis)
                  .map(({ id, text }) => ({ id: claimAnchor(id), path: sourcePath(id), words: text }))}
              />
            </Fold>
          ))}
        </div>
      </Section>
      <Section id="references" title="Sources, by kind">
        <p className="soft measure">
          {references.length} sources. {words.howRead}
        </p>
        <div>
          {referencesByKind(references).map(({ id, heading, references: ofKind }) => (
            <Fold
              key={id}
              id={id}
              summary={
                <h3 className="level-4">
                  {heading} <span className="small soft">({ofKind.length})</span>
                </h3>
              }
            >
              <IndexList
                entries={ofKind.map(({ id: reference, title }) => ({
                  id: referenceAnchor(reference),
                  path: sourcePath(reference),
                  words: firstWords(title, 84),
                }))}
              />
            </Fold>
          ))}
        </div>
        <p className="paper-only">{words.onPaper}</p>
        <p className="soft measure">
          <MarkedText text={words.data} records={records} />
        </p>
      </Section>
    </>
  );
}
