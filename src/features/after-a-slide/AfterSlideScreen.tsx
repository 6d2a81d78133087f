import { dayAt, dayPath } from '../../domain/days.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { miniResetLengths } from '../../domain/schema/day.ts';
import { CareRibbons } from '../../ui/CareRibbon.tsx';
import { BasisMark, BasisMarks } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './AfterSlideScreen.module.css';
import { Fork } from './Fork.tsx';

type AfterSlideScreenProps = { records: Records; today: string };

/** After a slide: what comes before anything else, which way to go, and the mini reset as a list of days. */
export function AfterSlideScreen({ records, today }: AfterSlideScreenProps) {
  const { afterSlide, relapse } = records;
  return (
    <>
      <PageHead title={relapse.title} lead={afterSlide.lead} />
      <section id="first" className={`wrap ${styles.first}`} aria-labelledby="first-title" data-sans="">
        <h2 id="first-title">If a substance was part of it</h2>
        <p>
          {relapse.first} How much was it?{' '}
          <a href="/check-first#drinking">The three zones of drinking, on Check first</a>.
        </p>
        <CareRibbons cards={relapse.careCards.map((id) => byId(records.careCards, id))} />
      </section>
      <Section id="fork" title="Which way from here" isBeside>
        <p className="prose">
          {afterSlide.missed} <a href="/today">Only days missed: find your day</a>
        </p>
        <Fork
          ways={afterSlide.ways}
          begins={dayAt(records, 'adults', afterSlide.miniReset[0] ?? 1)}
          claimOf={(id) => byId(records.claims, id)}
        />
        <p className="prose">{afterSlide.address}</p>
      </Section>
      <Section id="seven-days" title="What the first seven days hold" isBeside>
        <p className="prose" data-claim={relapse.claim}>
          {relapse.lead}
          <BasisMark claim={byId(records.claims, relapse.claim)} />
        </p>
        <ul className={styles.steps}>
          {relapse.steps.map(({ text, claims }) => (
            <li key={text}>
              {text}
              <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="the-mini-reset" title="The mini reset" isBeside>
        <p className="prose">
          Days of the ninety, in another order. Open one a day. Prescribed medicines go on, after a gap as the
          prescriber says, and no supplement is added.
        </p>
        <MiniReset records={records} />
        <p className="prose" data-claim={relapse.kindness.claims[0]}>
          {relapse.kindness.text}
          <BasisMarks claims={relapse.kindness.claims.map((id) => byId(records.claims, id))} />
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/protocol/after-a-slide')} today={today} />
      </Section>
    </>
  );
}

/** The list, cut where the shorter resets end: the first of them open, since each of the others begins with it. */
function MiniReset({ records }: { records: Records }) {
  const starts = [0, ...miniResetLengths];
  return (
    <div>
      {miniResetLengths.map((length, index) => {
        const start = starts[index] ?? 0;
        return (
          <Fold
            key={length}
            isOpen={start === 0}
            summary={<h3>{start === 0 ? `The first ${length}` : `On to ${length}`}</h3>}
          >
            <ol role="list" className={styles.list}>
              {records.afterSlide.miniReset.slice(start, length).map((number, place) => {
                const day = dayAt(records, 'adults', number);
                return day ? (
                  <li key={number} data-other-day="">
                    <b>{start + place + 1}</b>
                    <a href={dayPath('adults', number)}>
                      Day {number}: {day.title}
                    </a>
                  </li>
                ) : null;
              })}
            </ol>
          </Fold>
        );
      })}
    </div>
  );
}
