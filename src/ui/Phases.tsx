import type { Phase } from '../model/protocol.ts';
import type { Records } from '../model/records.ts';
import styles from './Phases.module.css';
import { MarkedText } from './MarkedText.tsx';

/** The phases of the ninety days, all open: name, days, what each is like, and what to attend to. */
export function Phases({ records, phases }: { records: Records; phases: readonly Phase[] }) {
  return (
    <ol role="list" className={`wide ${styles.phases}`}>
      {phases.map(({ title, from, to, color, description, focus }) => (
        <li key={title} className={`stack-2 ${styles.phase}`} data-color={color}>
          <div className="stack-1">
            <h3>
              {title}{' '}
              <span className={`soft ${styles.days}`}>
                Days {from}–{to}
              </span>
            </h3>
            <p>{description}</p>
          </div>
          <ul className="stack-1">
            {focus.map((text) => (
              <li key={text}>
                <MarkedText records={records} text={text} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
