import { isSourced } from '../../evidence/basis.ts';
import { byId, type Records } from '../../model/records.ts';
import type { TimedLine } from '../../model/guides.ts';
import { Marked } from '../../ui/Marked.tsx';
import styles from './Steps.module.css';

type StepsProps = { steps: readonly TimedLine[]; records: Pick<Records, 'claims' | 'starterGuideScreen'> };

/** Lines with their hours, as a timetable. What no source says is said once to be our advice. */
export function Steps({ steps, records }: StepsProps) {
  const hasSource = (id: string) => isSourced(byId(records.claims, id).basis);
  return (
    <>
      <p className={styles.more}>{records.starterGuideScreen.unmarked}</p>
      <dl>
        {steps.map(({ time, text, claims }) => (
          <div key={time} className={styles.step} data-print-grid="">
            <dt>{time}</dt>
            <dd className={styles.lines}>
              <Marked records={records} text={text} claims={claims.filter(hasSource)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
