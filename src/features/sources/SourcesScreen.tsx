import type { ReactNode } from 'react';
import { basisWords, claimAnchor, referenceAnchor } from '../../evidence/basis.ts';
import { sourcePath } from '../../site/pages.ts';
import type { Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { basis as bases } from '../../model/evidence.ts';
import { firstWords, referencesByKind } from '../../evidence/sources.ts';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './SourcesScreens.module.css';

/** The index of every claim by what it rests on, and of every source by its kind. Each has its own page. */
export function SourcesScreen({ records }: { records: Records }) {
  const { claims, references, reviews, sourcesScreen: words } = records;
  return (
    <>
      <PageHead title="Sources" lead={words.lead}>
        <ReviewNote review={reviewOf(reviews, '/sources')} />
      </PageHead>
      <Section id="claims" title="Claims, by kind of source">
        <div>
          {bases.options.map((basis) => (
            <IndexFold
              key={basis}
              id={basis}
              heading={basisWords[basis].heading}
              entries={claims
                .filter((claim) => claim.basis === basis)
                .toSorted((a, b) => Number(b.isUnconfirmed ?? false) - Number(a.isUnconfirmed ?? false))
                .map(({ id, text, isUnconfirmed }) => ({
                  id: claimAnchor(id),
                  path: sourcePath(id),
                  words: text,
                  ...(isUnconfirmed && { verdict: words.notConfirmed }),
                }))}
            >
              <p className="soft measure">{basis === 'project' ? words.own : basisWords[basis].explained}</p>
            </IndexFold>
          ))}
        </div>
      </Section>
      <Section id="references" title="Sources, by kind">
        <p className="soft measure">
          There are {references.length} sources. {words.howRead}
        </p>
        <div>
          {referencesByKind(references).map(({ id, heading, references: ofKind }) => (
            <IndexFold
              key={id}
              id={id}
              heading={heading}
              entries={ofKind.map(({ id: reference, title }) => ({
                id: referenceAnchor(reference),
                path: sourcePath(reference),
                words: firstWords(title, 84),
              }))}
            />
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

type IndexFoldProps = {
  id: string;
  heading: string;
  entries: readonly { /** Its anchor. */ id: string; path: string; words: string; verdict?: string }[];
  children?: ReactNode;
};

/** A list of the index, folded. Each entry carries the anchor under which it was once on this page whole. */
function IndexFold({ id, heading, entries, children }: IndexFoldProps) {
  const title = (
    <h3 className="level-4">
      {heading} <span className="small soft">({entries.length})</span>
    </h3>
  );
  return (
    <Fold id={id} summary={title}>
      {children}
      <ul role="list" className={`flow-wide ${styles.index}`} data-screen-only="">
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id}>
            {entry.verdict && <b>{entry.verdict}:</b>} <a href={entry.path}>{entry.words}</a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
