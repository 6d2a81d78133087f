import { dayAt, dayPath } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { miniResetLengths } from '../../model/day.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { BasisMark, BasisMarks, ClaimLink } from '../../ui/Claim.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './AfterSlideScreen.module.css';

type AfterSlideScreenProps = { records: Records; today: string };

/** After a setback: what it was, how many days to do by how long it has lasted, and the short reset as a list of days. */
export function AfterSlideScreen({ records, today }: AfterSlideScreenProps) {
  const { afterSlide, relapse } = records;
  const claimOf = (id: string) => byId(records.claims, id);
  return (
    <>
      <PageHead title={relapse.title} lead={afterSlide.lead} />
      <Section id="first" title="What was it?" isBeside>
        <Row shape="call-now">
          <b>{relapse.first.ask}</b> {relapse.first.tolerance} {relapse.first.emergency}
        </Row>
        <CareRow card={byId(records.careCards, 'alcohol')} />
      </Section>
      <Section id="fork" title="How long has the fog been back?">
        <ol role="list" className={styles.fork}>
          {afterSlide.ways.map(({ from, slide, answer, resume, claim }) => (
            <li key={from} id={`fog-${from}`}>
              <h3>{slide}</h3>
              <p>
                {answer} {resume}{' '}
                <ClaimLink claim={claimOf(claim)}>
                  What this rests on<span className="visually-hidden">: {slide}</span>
                </ClaimLink>
              </p>
            </li>
          ))}
        </ol>
        <p data-screen-only="">
          Each of these starts with day 1. <a href={dayPath('adults', 1)}>Open day 1</a>
        </p>
        <p className="prose">
          {afterSlide.missed} <a href="/today">Find my day</a>
        </p>
        <p className="prose">{afterSlide.address}</p>
      </Section>
      <Section id="the-mini-reset" title="The short reset" isBeside>
        <p className="prose" data-claim={relapse.claim}>
          {relapse.lead}
          <BasisMark claim={claimOf(relapse.claim)} />
        </p>
        <ul className={styles.steps}>
          {relapse.steps.map(({ text, claims }) => (
            <li key={text}>
              {text}
              <BasisMarks claims={claims.map(claimOf)} />
            </li>
          ))}
        </ul>
        <ShortReset records={records} />
        <p className="prose" data-claim={relapse.kindness.claims[0]}>
          {relapse.kindness.text}
          <BasisMarks claims={relapse.kindness.claims.map(claimOf)} />
        </p>
        <CareRow card={byId(records.careCards, 'suicide')} />
        <ReviewNote review={reviewOf(records.reviews, '/protocol/after-a-slide')} today={today} />
      </Section>
    </>
  );
}

/** The days of the short reset, with a heading where each of its lengths begins. */
function ShortReset({ records }: { records: Records }) {
  return miniResetLengths.map((end, index) => {
    const start = miniResetLengths[index - 1] ?? 0;
    return (
      <div key={end}>
        <h3>
          Days {start + 1} to {end} of the short reset
        </h3>
        <ol role="list" className={styles.list}>
          {records.afterSlide.miniReset.slice(start, end).map((number, place) => (
            <li key={number} data-other-day="">
              <b>{start + place + 1}</b>
              <a href={dayPath('adults', number)}>{dayAt(records, 'adults', number)?.title}</a>
            </li>
          ))}
        </ol>
      </div>
    );
  });
}
