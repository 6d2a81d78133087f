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

/** A day of the week by its title, and behind one tap why, what’s enough on a bad day, and the day itself. Boxes to tick appear on paper. */
export function FirstWeekDay({ day, records, careCards, figure }: FirstWeekDayProps) {
  const { title, why, badDay } = day;
  const number = numberOf(day);
  return (
    <article className={ticket.day}>
      <Fold
        id={`day-${number}`}
        summary={
          <h3>
            <span className={ticket.number}>
              <span className="visually-hidden">Day </span>
              {number}
            </span>{' '}
            {title}
          </h3>
        }
      >
        <div className="stack-3 measure">
          <p>{why}</p>
          <CareRows cards={careCards.map((card) => byId(records.careCards, card))} />
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
        </div>
      </Fold>
    </article>
  );
}
