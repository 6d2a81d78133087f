import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { byId, essayFile, inContent, type Records } from '../../model/records.ts';
import { citationsIn } from '../../evidence/citations.ts';
import { noteAnchor, notesOf } from '../../evidence/page-notes.ts';
import { essayHtml, splitAtMarks, type EssayPart } from '../../library/essay-html.ts';
import { readingMinutes } from '../../library/reading-time.ts';
import { libraryOf } from '../../model/library.ts';
import { communityLink } from '../../site/links.ts';
import { essayReviewMonths } from '../../evidence/reviews.ts';
import type { Essay } from '../../model/essay.ts';
import { Tomorrow } from './Tomorrow.tsx';
import { CareCard } from '../../ui/CareCard.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { numbersOnce } from '../../safety/care.ts';
import { Drawing } from '../../figures/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageNotes } from '../../ui/PageNotes.tsx';
import { markCitations } from './citation-marks.tsx';
import { EssayOnward } from './EssayOnward.tsx';
import styles from './EssayScreen.module.css';

type EssayScreenProps = {
  config: SiteConfig;
  records: Records;
  essay: Essay;
  listen?: ReactNode;
};

const backLabels = { library: 'Back to Impact Library', blog: '← Back to Blog' } as const;

/** One essay: opening, text, the sources it cites, and where to read on. */
export function EssayScreen({ config, records, essay, listen }: EssayScreenProps) {
  const { html, sections } = essayHtml(essay);
  const notes = notesOf(citationsIn(essay.body), records);
  // A link into a fold opens it.
  const first = notes[0];
  const parts = splitAtMarks(markCitations(html, notes), essay);
  const back = <a href="/blog">{backLabels[essay.backLabel]}</a>;
  const review = { checked: essay.lastReviewed, months: essayReviewMonths };
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p data-screen-only="" className="links">
          {back} {listen}
        </p>
        <h1>
          <Emoji of={essay.emoji} /> {essay.title}
        </h1>
        <p className={`lead soft ${styles.lead}`} data-lead="">
          {essay.inShort}
        </p>
        {essay.isMadeUp && <p className={`small soft ${styles.madeUp}`}>{records.libraryScreen.madeUp}</p>}
        <p className={`soft ${styles.facts}`} data-unspoken="">
          {essay.troubles.slice(0, 1).map((trouble) => (
            <a key={trouble} href={`/blog#about-${trouble}`}>
              {records.libraryScreen.troubles[trouble].label}
            </a>
          ))}
          <span>{readingMinutes(essay.body)} min read</span>
          {first && (
            <a href={`#${noteAnchor(first.id)}`} data-screen-only="">
              Sources and notes ({notes.length})
            </a>
          )}
        </p>
      </header>
      <Drawing name={essay.drawing} />
      {sections.length >= 4 && (
        <nav className={styles.contents} aria-label="In this essay">
          <ol role="list">
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={`prose ${styles.body}`}>
        {parts.map((part, index) => (
          <EssayPartView key={index} part={part} before={parts.slice(0, index)} essay={essay} records={records} />
        ))}
      </div>
      <footer className={`stack-4 ${styles.end}`}>
        {notes.length > 0 && <PageNotes notes={notes} records={records} review={review} isFull />}
        <EssayOnward
          essay={essay}
          library={libraryOf(records)}
          day={records.adultDays.find((day) => day.essay === essay.slug)}
        />
        <div className="links small">
          <p data-screen-only="">
            <Outside
              to={{
                ...communityLink(config),
                href: `${config.communityUrl}/blob/main/${inContent(essayFile(essay.slug))}`,
              }}
            >
              Improve this essay
            </Outside>
          </p>
          <p data-screen-only="">{back}</p>
        </div>
      </footer>
    </article>
  );
}

type EssayPartViewProps = Pick<EssayScreenProps, 'essay' | 'records'> & {
  part: EssayPart;
  before: readonly EssayPart[];
};

/**
 * A piece of an essay. A danger that the whole essay is about has its card. Any other is a row that links to it, with its
 * numbers, unless the rows right before it have them all.
 */
function EssayPartView({ part, before, essay, records: { careCards } }: EssayPartViewProps) {
  if ('html' in part) return <div className={styles.text} dangerouslySetInnerHTML={{ __html: part.html }} />;
  if ('tomorrow' in part) return <Tomorrow step={essay.tomorrow} />;
  const card = byId(careCards, part.card);
  if (essay.wholeCards.includes(card.id)) return <CareCard card={card} />;
  const together = before
    .slice(before.findLastIndex((block) => !('card' in block)) + 1)
    .flatMap((block) => ('card' in block ? byId(careCards, block.card) : []));
  return <CareRow card={card} contacts={numbersOnce([...together, card]).at(-1)?.contacts ?? []} />;
}
