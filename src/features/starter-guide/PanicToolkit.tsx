import type { ReactNode } from 'react';
import { byId, type Records } from '../../domain/records.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { PanicClock } from '../../ui/figures/PanicClock.tsx';
import { Section } from '../../ui/Section.tsx';
import { Marked } from '../../ui/Marked.tsx';
import styles from './Steps.module.css';

/** The line of a step that gives its figure, which is what the marks of the step stand for. */
const figureAt = (lines: readonly string[]) =>
  Math.max(
    0,
    lines.findIndex((line) => /\d/.test(line)),
  );

/** A sheet for a panic attack: whom to call first, then what to do, in order. */
export function PanicToolkit({ records, pacer }: { records: Records; pacer: ReactNode }) {
  const { lead, claims, steps, call } = records.panicToolkit;
  const breathing = records.shownClaims.starterGuide.claims.pacer;
  const contacts = call.map(({ careCards: [card = ''] }) => byId(records.careCards, card).contacts[0]);
  return (
    <Section id="panic" title="Panic toolkit">
      <p className={styles.lead}>
        <Marked records={records} text={lead} claims={claims} />
      </p>
      <ul role="list" className={styles.call}>
        {call.map(({ when, careCards: [card = ''] }, index) => {
          const contact = contacts[index];
          const isOffered = contacts.slice(0, index).some((other) => other?.number === contact?.number);
          return (
            <li key={when} data-care={card}>
              {when}
              {contact && !isOffered && (
                <>
                  {' '}
                  <a href={`${contact.by}:${contact.number}`}>{contact.label}</a>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <PanicClock headingLevel={3} records={records} hasCall={false} />
      <div>
        {steps.map(({ title, lines, claims: marks }) => (
          <div key={title} className={styles.step}>
            <h3 data-beside="">{title}</h3>
            <div className={styles.lines}>
              {lines.map((line, index) => (
                <p key={line}>
                  {line}
                  {index === figureAt(lines) && <BasisMarks claims={marks.map((id) => byId(records.claims, id))} />}
                </p>
              ))}
              {/* Who taps “Breathe with me” lands on the ring and its button. */}
              {marks.includes(breathing) && <div id="breathe">{pacer}</div>}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
