import { careAddress } from '../../domain/care.ts';
import { dayAt, dayPath } from '../../domain/days.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { miniResetLengths } from '../../domain/schema/day.ts';
import type { CareCard } from '../../domain/schema/evidence.ts';
import { CareRibbon } from '../../ui/CareRibbon.tsx';
import { BasisMark, BasisMarks } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { FogRuler } from '../../ui/figures/FogRuler.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { SlideCaution } from '../../ui/SlideCaution.tsx';
import styles from './AfterSlideScreen.module.css';
import { Fork } from './Fork.tsx';

type AfterSlideScreenProps = { records: Records; today: string };

/** After a slide: how many days to do by how long the fog is back, what comes before any of them, the ways, and the mini reset as a list of days. */
export function AfterSlideScreen({ records, today }: AfterSlideScreenProps) {
  const { afterSlide, relapse } = records;
  return (
    <>
      <PageHead title={relapse.title} lead={afterSlide.lead} />
      <div className={`wrap ${styles.ruler}`}>
        <FogRuler ways={afterSlide.ways} />
      </div>
      <section id="first" className={`wrap ${styles.first}`} aria-label="If a substance was part of it">
        <SlideCaution first={relapse.first} card={byId(records.careCards, 'alcohol')}>
          <ul role="list">
            {relapse.careCards.map((id) => (
              <CardLine key={id} card={byId(records.careCards, id)} />
            ))}
          </ul>
        </SlideCaution>
      </section>
      <Section id="fork" title="Which way from here">
        <Fork
          ways={afterSlide.ways}
          begins={dayAt(records, 'adults', afterSlide.miniReset[0] ?? 1)}
          claimOf={(id) => byId(records.claims, id)}
        />
        <p className="prose">
          {afterSlide.missed} <a href="/today">Only days missed: find your day</a>
        </p>
        <p className="prose">{afterSlide.address}</p>
      </Section>
      <Section id="the-mini-reset" title="The mini reset" isBeside>
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
        <p className="prose">Days of the ninety, in another order. Open one a day.</p>
        <MiniReset records={records} />
        <p className="prose" data-claim={relapse.kindness.claims[0]}>
          {relapse.kindness.text}
          <BasisMarks claims={relapse.kindness.claims.map((id) => byId(records.claims, id))} />
        </p>
        <CareRibbon card={byId(records.careCards, 'suicide')} />
        <ReviewNote review={reviewOf(records.reviews, '/protocol/after-a-slide')} today={today} />
      </Section>
    </>
  );
}

/** A danger of the slide in a line of the caution, with the way to its card. It calls nobody: the caution has the number. */
function CardLine({ card: { id, title, ribbon } }: { card: CareCard }) {
  return (
    <li data-care={id} data-care-form="ribbon">
      <a href={careAddress(id)}>{title}</a>. {ribbon}
      {id === 'alcohol' && (
        <>
          {' '}
          <a href="/check-first#drinking">Find your zone</a>.
        </>
      )}
    </li>
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
