import type { SiteConfig } from '../../site/config.ts';
import { capitalized } from '../../text/texts.ts';
import { scheduleOf } from '../../plan/schedule.ts';
import type { Supplement } from '../../model/protocol.ts';
import type { Records } from '../../model/records.ts';
import { BuyLine } from '../../ui/BuyLine.tsx';
import { SupplementCaution } from '../../ui/SupplementCaution.tsx';
import styles from './SupplementDay.module.css';

type SupplementDayProps = { config: SiteConfig; records: Records };

/** Each supplement in its shortest length, under the time of day it belongs to; last, what is taken as needed. */
export function SupplementDay({ config, records }: SupplementDayProps) {
  return (
    <div className="rows wide">
      {scheduleOf(records).map(({ time, when, supplements }) => (
        <section key={time} className={`split ${styles.part}`} aria-label={capitalized(time)}>
          <h3>
            {capitalized(time)}
            {when && <span className="small soft">{when}</span>}
          </h3>
          <ul role="list" className="stack-2 measure">
            {supplements.map((supplement) => (
              <SupplementLine key={supplement.id} config={config} supplement={supplement} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type SupplementLineProps = { config: SiteConfig; supplement: Supplement };

function SupplementLine({ config, supplement }: SupplementLineProps) {
  const { id, name, line, dosage } = supplement;
  return (
    <li className={`stack-1 small ${styles.line}`}>
      <h4>
        <a href={`/stack#${id}`}>{name}</a>
      </h4>
      <p className="unsplit">
        {line.purpose} <b>{dosage}.</b>
      </p>
      <SupplementCaution supplement={supplement} />
      {line.stop && <p data-safety={id}>{line.stop}</p>}
      <BuyLine config={config} supplement={supplement} />
    </li>
  );
}
