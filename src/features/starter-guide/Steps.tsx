import type { Records } from '../../model/records.ts';
import type { TimedLine } from '../../model/guides.ts';
import { Marked } from '../../ui/Marked.tsx';
import styles from './Steps.module.css';

/** Lines with their hours, as a timetable. */
export function Steps({ steps, records }: { steps: readonly TimedLine[]; records: Pick<Records, 'claims'> }) {
  return (
    <dl>
      {steps.map((step) => (
        <div key={step.time} className={styles.step} data-print-grid="">
          <dt>{step.time}</dt>
          <dd className={styles.lines}>
            <Marked records={records} text={step.text} claims={step.claims} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
