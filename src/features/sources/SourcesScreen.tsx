import { basisWords, referenceAnchor } from '../../domain/basis.ts';
import { isShownWhole, placesShown } from '../../domain/library-windows.ts';
import { libraryOf } from '../../domain/library.ts';
import { byId, type Records } from '../../domain/records.ts';
import { basis as bases } from '../../domain/schema/evidence.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { countByBasis, sourceLetters } from '../../domain/sources.ts';
import { whereThingsStand, type ShownOnPage } from '../../domain/standing.ts';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { ClaimEntry } from './ClaimEntry.tsx';
import { EssaysByShelf } from './EssaysByShelf.tsx';
import { PageEntry, pageAnchor } from './PageEntry.tsx';
import { ReferenceEntry } from './ReferenceEntry.tsx';
import styles from './SourcesScreen.module.css';

type SourcesScreenProps = { records: Records; shown: readonly ShownOnPage[]; today: string };

/** Every claim of the site with what it rests on and where it stands, and every source that was read. */
export function SourcesScreen({ records, shown, today }: SourcesScreenProps) {
  const { claims, references } = records;
  const standing = whereThingsStand(records, shown);
  const library = libraryOf(records);
  const counts = countByBasis(claims);
  const letters = sourceLetters(references);
  const pages = standing.pages.filter(({ place }) => !place.isEssay);
  const essays = standing.pages.filter(({ place }) => place.isEssay);
  const restingOn = (id: string) => claims.filter((claim) => claim.references.includes(id));
  return (
    <>
      <PageHead
        title="Sources"
        lead="Every claim on this site, what it rests on, and where it stands. Where we found nothing, it says so."
      >
        <p className={styles.count}>
          {claims.length} claims: {counts.published + counts.guideline} rest on published research or a guideline,{' '}
          {counts.project} are our own, {counts.community} are reported by people and checked by nobody.{' '}
          {references.length} sources.
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/sources')} today={today} />
      </PageHead>
      <nav className={`wrap ${styles.index}`} aria-label="On this page">
        <div>
          <h2>By what it rests on</h2>
          <ul role="list">
            {bases.options.map((basis) => (
              <li key={basis}>
                <a href={`#${basis}`}>{basisWords[basis].heading}</a> <span>{counts[basis]}</span>
              </li>
            ))}
            <li>
              <a href="#references">All sources, A–Z</a> <span>{references.length}</span>
            </li>
          </ul>
        </div>
        <div>
          <h2>By page</h2>
          <ul role="list" className={styles.pages}>
            {pages.map(({ place }) => (
              <li key={place.path}>
                <a href={`#${pageAnchor(place.path)}`}>{place.title}</a>
              </li>
            ))}
            <li>
              <a href="#by-essay">Essays, by title</a>
            </li>
          </ul>
        </div>
        <p className={styles.soft} data-screen-only="">
          Looking for one word? Your browser’s own search finds it: Ctrl F, ⌘ F, or “Find in page” in a phone’s menu.
        </p>
        <p className={styles.soft}>
          All of it as data: <a href="/protocol.json">protocol.json</a>, with its{' '}
          <a href="/protocol.schema.json">schema</a>. The words are CC BY-NC 4.0.
        </p>
      </nav>
      {bases.options.map((basis) => (
        <Section key={basis} id={basis} title={basisWords[basis].heading}>
          <p className={styles.about}>{basisWords[basis].explained}</p>
          {claims
            .filter((claim) => claim.basis === basis)
            .map((claim) => (
              <ClaimEntry
                key={claim.id}
                claim={claim}
                references={claim.references.map((id) => byId(references, id))}
                places={placesShown(standing.claims.get(claim.id), library)}
              />
            ))}
        </Section>
      ))}
      <Section id="references" title="All sources, A–Z">
        <p className={styles.about}>
          What we say of each comes from the page it links to, often from an abstract. Where it is a copy or a report,
          it says so.
        </p>
        <ul role="list" className={styles.letters} aria-label="Sources by first letter" data-screen-only="">
          {letters.map(
            ({ letter, sources: [first] }) =>
              first && (
                <li key={letter}>
                  <a href={`#${referenceAnchor(first.id)}`}>{letter}</a>
                </li>
              ),
          )}
        </ul>
        {letters
          .flatMap(({ sources }) => sources)
          .map((reference) => (
            <ReferenceEntry
              key={reference.id}
              reference={reference}
              claims={restingOn(reference.id)}
              places={placesShown(standing.references.get(reference.id), library)}
            />
          ))}
      </Section>
      <Section id="by-page" title="By page">
        {pages.map((page) => (
          <PageEntry key={page.place.path} page={page} records={records} />
        ))}
      </Section>
      <Section id="by-essay" title="By essay">
        {isShownWhole(library) ? (
          essays.map((page) => <PageEntry key={page.place.path} page={page} records={records} />)
        ) : (
          <EssaysByShelf library={library} />
        )}
      </Section>
    </>
  );
}
