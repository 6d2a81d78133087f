import type { ReactNode } from 'react';
import { careAddress, type CautionShape } from '../domain/care.ts';
import { byId, type Records } from '../domain/records.ts';
import { CautionMark } from './CautionMark.tsx';
import { Unbroken } from './Dialable.tsx';
import styles from './Gate.module.css';

type QuestionProps = {
  shape: CautionShape;
  ask: string;
  /** The care card behind it. */ card?: string;
  children: ReactNode;
};

const Question = ({ shape, ask, card, children }: QuestionProps) => (
  <div data-care={card} data-care-form={card && 'ribbon'}>
    <dt>
      <CautionMark shape={shape} /> {ask}
    </dt>
    <dd>
      <b>Yes:</b> {children}
    </dd>
  </div>
);

/** The care cards that the gate carries: they stand nowhere else on its page. */
export const gateCards: readonly string[] = ['medication', 'alcohol'];

/**
 * Three questions before any plan, each with where “yes” leads. Stands in place of whole cards: the two that concern a plan
 * are one tap away, and nobody who answers “no” has to read them.
 */
export function Gate({ records }: { records: Pick<Records, 'careCards' | 'drinking' | 'wholeStack'> }) {
  const alcohol = byId(records.careCards, 'alcohol');
  const lightest = records.drinking.zones.at(-1)?.name;
  const helpline = alcohol.contacts.find(({ line }) => line !== 'emergency-services');
  return (
    <div className={styles.gate} data-gate="" data-sans="">
      <p className={styles.lead}>Three times “no”? The days are for you. Before any bottle, read who leaves it out.</p>
      <dl>
        <Question shape="ask-first" ask="A medicine, an illness, an operation ahead, or over 65?" card="medication">
          Keep taking what is prescribed, and <a href="/check-first">look yours up</a> before any supplement.{' '}
          <a href={careAddress('medication')}>{byId(records.careCards, 'medication').title}</a>.
        </Question>
        <Question shape="ask-first" ask="Do you drink alcohol?" card="alcohol">
          <a href="/check-first#drinking">Find your zone</a>. <a href={careAddress('alcohol')}>{alcohol.title}</a>. In
          any but “{lightest}” ask a doctor before you cut down, and before any supplement
          {helpline && (
            <>
              , or find one:{' '}
              <a href={`${helpline.by}:${helpline.number}`}>
                <Unbroken text={helpline.label} />
              </a>
            </>
          )}
          .
        </Question>
        <Question shape="not-for" ask="Pregnant, nursing or under 18?">
          {records.wholeStack.leaveOut} The rest of the plan is for every adult; a child has{' '}
          <a href="/kids-protocol">days of their own</a>.
        </Question>
      </dl>
    </div>
  );
}
