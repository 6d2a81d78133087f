import { filled } from '../../text/blanks.ts';
import { dayAt, dayPath } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { shortResetLengths } from '../../model/setback.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { opening } from '../../text/sentences.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ClaimItems, Marked } from '../../ui/Marked.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';

/** After a setback: what it was and what to do first, and the short reset as a list of days. Each choice opens its answer; the emergencies are in view. */
export function SetbackScreen({ records }: { records: Records }) {
  const { setback } = records;
  const { shortReset } = setback;
  const { choices, emergency, tooMuch, careCards } = setback.first;
  const cardOf = (id: string) => byId(records.careCards, id);
  return (
    <>
      <PageHead title={setback.title} lead={setback.lead} />
      <Section id="first" title="What was it?">
        <div>
          {choices.map(({ id, what, do: advice, list, showsHowLong }) => (
            <Fold key={id} id={id} summary={what}>
              <Paragraphs texts={[advice]} records={records} />
              <Questions texts={list} records={records} />
              {showsHowLong && <HowLong records={records} />}
            </Fold>
          ))}
        </div>
        <div>
          <Row shape="call-now">
            <MarkedText text={`${emergency} ${tooMuch}`} records={records} />
          </Row>
          {careCards.map((id) => (
            <CareRow key={id} card={cardOf(id)} isQuiet />
          ))}
        </div>
      </Section>
      <Section id="the-mini-reset" title="The short reset">
        <p className="prose">
          <Marked records={records} claims={[shortReset.claim]}>
            {shortReset.lead}
          </Marked>
        </p>
        <ul className="prose">
          <ClaimItems items={shortReset.steps} records={records} />
        </ul>
        <p className="prose">{shortReset.order}</p>
        <div>
          <ShortReset records={records} />
        </div>
      </Section>
    </>
  );
}

/** Questions in bold, each with its answer. */
const Questions = ({ texts, records }: { texts: readonly string[]; records: Records }) => (
  <ul role="list" className="rows-2">
    {texts.map((text) => (
      <li key={text}>
        <b>{opening(text)}</b>
        <MarkedText text={text.slice(opening(text).length)} records={records} />
      </li>
    ))}
  </ul>
);

/** What to do by how long the fog has lasted. */
function HowLong({ records }: { records: Records }) {
  const { howLong, answers, lengths } = records.setback;
  return (
    <>
      <h3>{howLong}</h3>
      <Questions texts={answers.map(({ lasted, do: advice }) => `${lasted}? ${advice}`)} records={records} />
      <Paragraphs texts={[lengths]} records={records} />
    </>
  );
}

/** The days of the short reset, by its lengths. The first is open. */
function ShortReset({ records }: { records: Records }) {
  const { shortReset } = records.setback;
  return shortResetLengths.map((end, index) => {
    const start = shortResetLengths[index - 1] ?? 0;
    return (
      <Fold key={end} isOpen={index === 0} summary={filled(shortReset.part, start + 1, end)}>
        <ol role="list" className="flow-wide">
          {shortReset.days.slice(start, end).map((number) => (
            <li key={number} data-elsewhere="">
              <a href={dayPath('adults', number)}>{dayAt(records, 'adults', number)?.title}</a>
            </li>
          ))}
        </ol>
      </Fold>
    );
  });
}
