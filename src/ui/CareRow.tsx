import type { ReactNode } from 'react';
import { callsIn, careAddress, numbersOnce, shapeOf, type CautionShape } from '../safety/care.ts';
import type { CareCard, Contact } from '../model/evidence.ts';
import { Calls } from './Calls.tsx';
import styles from './CareRow.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Dialable, Unbroken } from './Dialable.tsx';

type RowProps = {
  shape: CautionShape;
  /** Whom the words say to call. */
  contacts?: readonly Contact[];
  /** One or two sentences. */
  children: ReactNode;
  /** What the sentence ends in, point by point. */
  list?: readonly string[];
  /** The care card whose danger this is. */
  card?: string;
};

/** A caution in a row: an icon, one or two sentences, and the calls they name. The only form next to the numbers on `/help`. */
export function Row({ shape, contacts = [], children, list = [], card }: RowProps) {
  return (
    <div
      className={`small sans stack-2 print-grid edge ${styles.row}`}
      data-shape={shape}
      data-care={card}
      data-care-form={card && 'row'}
    >
      <div className="stack-1">
        <p>
          <CautionMark shape={shape} /> {children}
        </p>
        {list.length > 0 && (
          <ul>
            {list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <Calls contacts={contacts} />
    </div>
  );
}

type CareRowProps = {
  card: CareCard;
  /** Whom to call: everyone whom the line names, unless a row above offers them. */
  contacts?: readonly Contact[];
  /** Its numbers are links in the words, with no buttons: above a step that is meant to calm. */
  isQuiet?: boolean;
  /** Said before the line, where a page has more to say of this danger. */
  children?: ReactNode;
};

/** A care card in its shortest length, with a link to every step. Comes once, before the advice that it concerns. */
export function CareRow({ card, contacts = callsIn(card), isQuiet = false, children }: CareRowProps) {
  const numbers = callsIn(card).map(({ number }) => number);
  const offered = isQuiet ? [] : contacts;
  return (
    <Row shape={numbers.length > 0 ? 'call-now' : shapeOf(card)} contacts={offered} card={card.id}>
      {children} {isQuiet ? <Dialable text={card.line} short={numbers} /> : <Unbroken text={card.line} />}{' '}
      <a href={careAddress(card.id)}>{card.link}</a>
    </Row>
  );
}

/** Rows that come together, in one box; no number is offered twice. */
export function CareRows({ cards }: { cards: readonly CareCard[] }) {
  if (cards.length === 0) return null;
  return (
    <div>
      {numbersOnce(cards).map(({ card, contacts }) => (
        <CareRow key={card.id} card={card} contacts={contacts} />
      ))}
    </div>
  );
}
