import type { ReactNode } from 'react';
import { byId, type Records } from '../../model/records.ts';
import type { Day } from '../../model/day.ts';
import { CareRow } from '../../ui/CareRow.tsx';
import { Marked } from '../../ui/Marked.tsx';
import styles from './DayScreen.module.css';
import { PlaceLinks } from './PlaceLinks.tsx';

type DayStepsProps = {
  records: Records;
  day: Day;
  /** The breathing pacer, for the step that breathes. */ pacer: ReactNode;
};

/** The steps of a day. A danger that one step touches is shown directly above it, and the pacer directly below its step. */
export function DaySteps({ records, day, pacer }: DayStepsProps) {
  return (
    <ul role="list" className="stack-3">
      {day.do.map(({ text, ifs, heading, claims, care, pacer: isPaced }) => (
        <li key={text} className="stack-3">
          {heading && <h2 className="level-3">{heading}</h2>}
          {care && <CareRow card={byId(records.careCards, care)} isQuiet />}
          <div className={`tick ${styles.thing}`}>
            <Marked records={records} claims={claims}>
              <PlaceLinks records={records} text={text} />
            </Marked>
            {ifs && (
              <ul className={`stack-1 ${styles.ifs}`}>
                {ifs.map((one) => (
                  <li key={one}>
                    <PlaceLinks records={records} text={one} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {isPaced && <div>{pacer}</div>}
        </li>
      ))}
    </ul>
  );
}
