import type { ReactNode } from 'react';
import { byId, type Records } from '../../model/records.ts';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PanicToolkit.module.css';
import ticket from './Ticket.module.css';

/** A sheet for a panic attack: whom to call first, how long it takes, and what to do, in order. */
export function PanicToolkit({ records, pacer }: { records: Records; pacer: ReactNode }) {
  const { lead, steps, call } = records.panicToolkit;
  const { title, claims } = records.measures.panic;
  const breathing = records.starterGuideScreen.breathingClaim;
  const contacts = call.map(({ card }) => byId(records.careCards, card).contacts[0]);
  return (
    <Section id="panic" title="Panic toolkit">
      <p className="lead">{lead}</p>
      <div>
        {call.map(({ sign, act, card }, index) => {
          const contact = contacts[index];
          const isOffered = contacts.slice(0, index).some((above) => above?.number === contact?.number);
          return (
            <Row key={sign} shape="call-now" card={card} contacts={contact && !isOffered ? [contact] : []}>
              {sign} {isOffered ? <Dialable text={act} short={[contact?.number ?? '']} /> : <Unbroken text={act} />}
            </Row>
          );
        })}
      </div>
      <p>
        <Marked records={records} claims={claims}>
          {title}.
        </Marked>
      </p>
      <ol role="list" className="wide">
        {steps.map(({ title, lines }, step) => (
          <li key={title} className={`split ${ticket.ticket}`}>
            <h3 className="beside-text">
              <span className={ticket.number} aria-hidden="true">
                {step + 1}
              </span>{' '}
              {title}
            </h3>
            <div className={`stack-2 measure ${styles.lines}`}>
              {lines.map(({ text, claims }) => (
                <p key={text}>
                  <Marked records={records} claims={claims}>
                    {text}
                  </Marked>
                </p>
              ))}
              {/* Who taps “Breathe with me” lands on the ring and its button. */}
              {lines.some((line) => line.claims.includes(breathing)) && <div id="breathe">{pacer}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
