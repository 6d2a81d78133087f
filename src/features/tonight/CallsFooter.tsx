import type { Records } from '../../model/records.ts';
import { callsOf } from '../../safety/care.ts';
import { ThreeCalls } from '../../ui/ThreeCalls.tsx';
import styles from './CallsFooter.module.css';

/** The three calls, in place of the footer with its links: at the bottom of every step, and of the window. */
export function CallsFooter({ records }: { records: Records }) {
  return (
    <footer className={`small soft ${styles.footer}`}>
      <p className="wrap">
        {records.helpScreen.where} {records.siteScreen.footer.notMedical}
      </p>
      <div className={styles.bar}>
        <div className="wrap">
          <ThreeCalls calls={callsOf(records, records.tonightScreen.calls)} />
        </div>
      </div>
    </footer>
  );
}
