import type { ReactNode } from 'react';
import { shortNumbers } from '../../safety/helplines.ts';
import { byId, type Records } from '../../model/records.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Section } from '../../ui/Section.tsx';
import ticket from './Ticket.module.css';

/** A sheet for a panic attack: whom to call first, how long it takes, and what to do, in order. */
export function PanicToolkit({ records, pacer }: { records: Records; pacer: ReactNode }) {
  const { lead, steps, call } = records.panicToolkit;
  const { title, claims } = records.measures.panic;
  const short = shortNumbers(records.helplines);
  return (
    <Section id="panic" title="Panic toolkit">
      <p>{lead}</p>
      <div>
        {call.map(({ act, signs, card }, index) => {
          // One button: the other numbers are links in the words.
          const contacts = index === 0 ? byId(records.careCards, card).contacts.slice(0, 1) : [];
          return (
            <Row key={act} shape="call-now" card={card} contacts={contacts} list={signs}>
              <Dialable text={act} short={short} except={contacts.map(({ number }) => number)} />
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
        {steps.map(({ title, lines, hasPacer }, step) => (
          <li key={title} className={`split ${ticket.ticket}`}>
            <h3 className="beside-text">
              <span className={ticket.number} aria-hidden="true">
                {step + 1}
              </span>{' '}
              {title}
            </h3>
            <div className={`stack-2 measure ${ticket.lines}`}>
              {lines.map(({ text, claims }) => (
                <p key={text}>
                  <Marked records={records} claims={claims}>
                    {text}
                  </Marked>
                </p>
              ))}
              {/* Who taps “Breathe with sound” lands on the ring and its button. */}
              {hasPacer && <div id="breathe">{pacer}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
