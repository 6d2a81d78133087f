import { byId, type Records } from '../../model/records.ts';
import type { Day } from '../../model/day.ts';
import { CareRow } from '../../ui/CareRow.tsx';
import { Marked } from '../../ui/Marked.tsx';
import styles from './DayScreen.module.css';
import { PlaceLinks } from './PlaceLinks.tsx';

type DayStepsProps = { records: Records; day: Day };

/** The steps of a day. A danger that one step touches is shown directly above it. */
export function DaySteps({ records, day }: DayStepsProps) {
  return (
    <ul role="list" className="stack-3">
      {day.do.map(({ text, heading, claims, care }) => (
        <li key={text} className="stack-3">
          {heading && <h2 className="level-3">{heading}</h2>}
          {care && <CareRow card={byId(records.careCards, care)} isQuiet />}
          <div className={`tick ${styles.thing}`}>
            <Marked records={records} claims={claims}>
              <PlaceLinks records={records} text={text} />
            </Marked>
          </div>
        </li>
      ))}
    </ul>
  );
}
