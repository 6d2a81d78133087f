import type { ReactNode } from 'react';
import type { Day } from '../../model/day.ts';
import { numberOf } from '../../plan/days.ts';
import { byId, type Records } from '../../model/records.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import { Marked } from '../../ui/Marked.tsx';
import ticket from './Ticket.module.css';

type FirstWeekDayProps = {
  day: Day;
  records: Records;
  /** Those of its care cards that the page doesn’t have already. */
  careCards: readonly string[];
  /** A figure of what the day asks for. */
  figure?: ReactNode;
};

/** A day of the week as a ticket: why, and behind one tap what’s enough on a bad day, and the day itself. Boxes to tick appear on paper. */
export function FirstWeekDay({ day, records, careCards, figure }: FirstWeekDayProps) {
  const { title, why, badDay } = day;
  const number = numberOf(day);
  const id = `day-${number}`;
  return (
    <article id={id} className={`split ${ticket.ticket}`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className={ticket.number}>
          <span className="visually-hidden">Day </span>
          {number}
        </span>{' '}
        {title}
      </h3>
      <div className="measure">
        <p>{why}</p>
        <CareRows cards={careCards.map((card) => byId(records.careCards, card))} />
        <Fold isQuiet summary={<span>All of day {number}</span>}>
          <p>
            <em className="soft">{records.daysScreen.badDay}</em> <Unbroken text={badDay} />
          </p>
          <ul role="list" className="stack-3">
            {day.do.map((step) => (
              <li key={step.text} className="edge tick">
                {step.heading && <b>{step.heading}: </b>}
                <Marked records={records} claims={step.claims}>
                  <Dialable text={[step.text, ...(step.list ?? [])].join(' ')} />
                </Marked>
              </li>
            ))}
          </ul>
          {figure}
        </Fold>
      </div>
    </article>
  );
}
