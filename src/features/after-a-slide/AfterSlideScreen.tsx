import { dayAt, dayPath } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { miniResetLengths } from '../../model/day.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { BasisMark, BasisMarks } from '../../ui/Claim.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
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
        <p className="prose">
          {afterSlide.missed} <a href="/today">Find my day</a>
        </p>
        <ul className={styles.steps}>
          {relapse.first.ask.map((text) => (
            <li key={text}>
              <MarkedText text={text} records={records} />
            </li>
          ))}
        </ul>
        <div>
          <Row shape="call-now">
            {relapse.first.tolerance} {relapse.first.emergency}
          </Row>
          <CareRow card={byId(records.careCards, 'alcohol')} />
        </div>
      </Section>
      <Section id="fork" title="How long has the fog been back?">
        <ol role="list" className={styles.fork}>
          {afterSlide.ways.map(({ from, slide, answer, resume }) => (
            <li key={from} id={`fog-${from}`}>
              <h3>{slide}</h3>
              <p>
                {answer} {resume}
              </p>
            </li>
          ))}
        </ol>
        <Paragraphs texts={[`${afterSlide.finished} ${afterSlide.lengths}`]} records={records} />
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

/** The days of the short reset, by its three lengths. The first is open. */
function ShortReset({ records }: { records: Records }) {
  return miniResetLengths.map((end, index) => {
    const start = miniResetLengths[index - 1] ?? 0;
    return (
      <Fold key={end} isOpen={index === 0} summary={`Days ${start + 1} to ${end} of the short reset`}>
        <ol role="list" className={styles.list}>
          {records.afterSlide.miniReset.slice(start, end).map((number, place) => (
            <li key={number} data-other-day="">
              <b>{start + place + 1}</b>
              <a href={dayPath('adults', number)}>{dayAt(records, 'adults', number)?.title}</a>
            </li>
          ))}
        </ol>
      </Fold>
    );
  });
}
