import type { ReactNode } from 'react';
import { byId, type Records } from '../../model/records.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PanicToolkit.module.css';
import ticket from './Ticket.module.css';

/** The line of a step that gives its figure. The step’s citation marks belong to that line. */
const figureAt = (lines: readonly string[]) =>
  Math.max(
    0,
    lines.findIndex((line) => /\d/.test(line)),
  );

/** A sheet for a panic attack: whom to call first, how long it takes, and what to do, in order. */
export function PanicToolkit({ records, pacer }: { records: Records; pacer: ReactNode }) {
  const { lead, steps, call } = records.panicToolkit;
  const { title, caption, claims } = records.measures.panic;
  const breathing = records.starterGuideScreen.breathingClaim;
  const contacts = call.map(({ careCards: [card = ''] }) => byId(records.careCards, card).contacts[0]);
  return (
    <Section id="panic" title="Panic toolkit">
      <p className="lead">{lead}</p>
      <div>
        {call.map(({ sign, act, careCards: [card = ''] }, index) => {
          const contact = contacts[index];
          return (
            <Row key={sign} shape="call-now" card={card} contacts={contact ? [contact] : []}>
              {sign} <Unbroken text={act} />
            </Row>
          );
        })}
      </div>
      <p>
        <Marked records={records} claims={claims}>
          {title}. {caption}
        </Marked>
      </p>
      <ol role="list" data-wide="">
        {steps.map(({ title, lines, claims: marks }, step) => (
          <li key={title} className={`split ${ticket.ticket}`}>
            <h3 data-beside="">
              <span className={ticket.number} aria-hidden="true">
                {step + 1}
              </span>{' '}
              {title}
            </h3>
            <div className={`stack-2 compact measure ${styles.lines}`}>
              {lines.map((line, index) => (
                <p key={line}>
                  {line}
                  {index === figureAt(lines) && <BasisMarks claims={marks.map((id) => byId(records.claims, id))} />}
                </p>
              ))}
              {/* Who taps “Breathe with me” lands on the ring and its button. */}
              {marks.includes(breathing) && <div id="breathe">{pacer}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
