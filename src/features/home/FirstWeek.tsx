import { byId, type Records } from '../../model/records.ts';
import type { Symptom } from '../../model/protocol.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './FirstWeek.module.css';

/** The three lines before any symptom: the signs of an emergency, withdrawal, and whom to call about suicide. */
function WhoToCall({ records }: { records: Records }) {
  const { emergency, suicide } = records.homeScreen.week;
  const withdrawal = byId(records.careCards, 'alcohol');
  const lifeline = byId(records.careCards, 'suicide').contacts.filter(({ helpline }) => helpline === 'lifeline');
  const call = byId(records.careCards, 'heart').contacts.slice(0, 1);
  return (
    <div>
      <Row shape="call-now" contacts={call}>
        {emergency}
      </Row>
      <Row shape="call-now" card="alcohol">
        {withdrawal.line} <a href="/help#care-alcohol">{withdrawal.link}</a>
      </Row>
      <Row shape="call-now" contacts={lifeline} card="suicide">
        {suicide}
      </Row>
    </div>
  );
}

type FirstWeekProps = { records: Records };

function SymptomCard({ symptom, records }: FirstWeekProps & { symptom: Symptom }) {
  const { id, title, before, danger, fixes, doctor, doctorToday, careCards } = symptom;
  return (
    <article id={id} className={`small ${styles.symptom}`}>
      <h3 className="level-2">{title}</h3>
      {before && (
        <Row shape="call-now" card={careCards[0] ?? ''}>
          <MarkedText text={before} records={records} />
        </Row>
      )}
      {danger && (
        <Row shape="call-now">
          <MarkedText text={danger} records={records} />
        </Row>
      )}
      <ul role="list" className="columns-2">
        {fixes.map(({ emoji, lead, text }) => (
          <li key={lead}>
            <Emoji of={emoji} />
            <span>
              <b>{lead}</b> <MarkedText text={text} records={records} />
            </span>
          </li>
        ))}
      </ul>
      <p data-care={before ? undefined : careCards[0]}>
        <Emoji of="🩺" />
        <span>
          <b>{doctorToday ? 'Call a doctor today' : 'Call a doctor'}</b>{' '}
          <MarkedText text={doctorToday ?? doctor ?? ''} records={records} />
        </span>
      </p>
    </article>
  );
}

/** Whom to call, and then five symptoms of the first week: what helps first, and last when to call a doctor. */
export function FirstWeek({ records }: FirstWeekProps) {
  const { lead, after } = records.homeScreen.week;
  return (
    <section className="part" aria-labelledby="week-title">
      <div className="wrap beside">
        <h2 id="week-title">First Week Clarity Protocol</h2>
        <p className="soft">{lead}</p>
        <WhoToCall records={records} />
        <div className="stack-2 wide">
          {records.symptoms.map((symptom) => (
            <SymptomCard key={symptom.id} symptom={symptom} records={records} />
          ))}
        </div>
        <p>
          <MarkedText text={after} records={records} />
        </p>
        <ButtonRow>
          <DayOne />
          <a href="/today">Find my day</a>
        </ButtonRow>
      </div>
    </section>
  );
}
