import { filled } from '../../text/blanks.ts';
import { dayAt, dayPath } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { shortResetLengths } from '../../model/setback.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { opening } from '../../text/sentences.ts';
import { BasisMark, BasisMarks } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs, TextAndList } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './SetbackScreen.module.css';

/** After a setback: what it was, how many days to do by how long it has lasted, the short reset as a list of days, and whom to call. */
export function SetbackScreen({ records }: { records: Records }) {
  const { setback } = records;
  const {
    shortReset,
    more,
    first: { days, ask },
  } = setback;
  const claimOf = (id: string) => byId(records.claims, id);
  const cardOf = (id: string) => byId(records.careCards, id);
  return (
    <>
      <PageHead title={setback.title} lead={setback.lead}>
        <ul role="list" className="link-list" data-screen-only="">
          {[...days, ...ask].map(({ id, what }) => (
            <li key={id}>
              <a href={`#${id}`}>{what}</a>
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id="first" title="What to do first">
        <First of={days} records={records} />
        <div className="wide">
          {setback.first.careCards.map((id) => (
            <CareRow key={id} card={cardOf(id)} isQuiet>
              <MarkedText text={setback.first.emergency} records={records} />
            </CareRow>
          ))}
          <Row shape="call-now">
            <MarkedText text={setback.first.tooMuch} records={records} />
          </Row>
        </div>
        <First of={ask} records={records} />
      </Section>
      <Section id="fork" title={setback.howLong}>
        <Paragraphs texts={[setback.reset]} records={records} />
        <ol role="list" className={`rows grid ${styles.fork}`}>
          {setback.answers.map(({ from, lasted, do: advice, open }) => (
            <li key={from} id={`fog-${from}`} className="stack-1">
              <h3>{lasted}</h3>
              <p>
                {advice} {open}
              </p>
            </li>
          ))}
        </ol>
        <div className="wide">
          <Paragraphs texts={[`${setback.finished} ${setback.lengths}`]} records={records} />
        </div>
      </Section>
      <Section id="the-mini-reset" title="The short reset">
        <p className="prose" data-claim={shortReset.claim}>
          {shortReset.lead}
          <BasisMark claim={claimOf(shortReset.claim)} />
        </p>
        <ul className="prose">
          {shortReset.steps.map(({ text, claims }) => (
            <li key={text}>
              {text}
              <BasisMarks claims={claims.map(claimOf)} />
            </li>
          ))}
        </ul>
        <div>
          <ShortReset records={records} />
        </div>
      </Section>
      <Section id="alcohol-or-drug" title={more.title}>
        {more.careCards.map((id) => (
          <CareRow key={id} card={cardOf(id)} isQuiet />
        ))}
        <ul className="prose">
          {more.ask.map((text) => (
            <li key={text}>
              <b>{opening(text)}</b>
              <MarkedText text={text.slice(opening(text).length)} records={records} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** What it was, and what to do first. */
function First({ of, records }: { of: Records['setback']['first']['ask']; records: Records }) {
  return (
    <ul role="list" className={`rows grid ${styles.first}`}>
      {of.map(({ id, what, do: advice, list }) => (
        <li key={id} id={id} className="stack-1">
          <h3>{what}</h3>
          <TextAndList text={[advice]} list={list} records={records} />
        </li>
      ))}
    </ul>
  );
}

/** The days of the short reset, by its three lengths. The first is open. */
function ShortReset({ records }: { records: Records }) {
  const { shortReset } = records.setback;
  return shortResetLengths.map((end, index) => {
    const start = shortResetLengths[index - 1] ?? 0;
    return (
      <Fold key={end} isOpen={index === 0} summary={filled(shortReset.part, start + 1, end)}>
        <ol role="list" className={`flow-wide ${styles.list}`}>
          {shortReset.days.slice(start, end).map((number, place) => (
            <li key={number} data-elsewhere="">
              <b className="small soft">{start + place + 1}</b>
              <a href={dayPath('adults', number)}>{dayAt(records, 'adults', number)?.title}</a>
            </li>
          ))}
        </ol>
      </Fold>
    );
  });
}
