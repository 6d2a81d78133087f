import type { FirstCall } from '../../safety/check-first-calls.ts';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './FirstCalls.module.css';

/** The three calls: first on the page, and in the panel that an emergency phrase shows. */
export function FirstCalls({ calls }: { calls: readonly FirstCall[] }) {
  return (
    <ul role="list" className={styles.calls} data-safety="">
      {calls.map(({ when, careCard, links }) => (
        <li key={when} data-care={careCard}>
          <span>{when}</span>
          <span className={styles.links}>
            {links.map(({ href, label }) => (
              <a key={href} className="call" href={href}>
                <Unbroken text={label} />
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
