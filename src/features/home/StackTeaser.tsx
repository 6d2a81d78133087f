import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../../domain/money.ts';
import type { Records } from '../../domain/records.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import { SleepyOnce } from '../../ui/BottleCautions.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import { StackRows } from './StackRows.tsx';
import styles from './StackTeaser.module.css';

const figure = 'what-it-costs';

/** The supplements as a bill that begins with the plan, at nothing; with who leaves each alone, and the day in three parts. */
export function StackTeaser({ config, records, offer }: { config: SiteConfig; records: Records; offer: Claim }) {
  const { supplements, wholeStack, ingredients, medicines } = records;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">The stack, if you want one</h2>
        <p className={styles.lead}>Not studied together. One at a time, or none.</p>
        <figure id={figure} data-figure={figure} className={styles.bill} aria-labelledby={`${figure}-title`}>
          <div className={styles.free}>
            <h3 id={`${figure}-title`}>The plan costs nothing</h3>
            <p>$0</p>
            <p>Sleep, breath, daylight, meals and walks.</p>
          </div>
          <div className={styles.all} data-sans="">
            <p>
              <CautionMark shape="not-for" />
              <span>
                {wholeStack.leaveOut} Everybody else, <a href="/check-first">ask a pharmacist first</a>.{' '}
                <b>{wholeStack.oneOf.inShort}</b>
              </span>
            </p>
            <SleepyOnce ingredients={ingredients} medicines={medicines} />
          </div>
          <p className={styles.small} data-disclosure="">
            From paid links we earn a commission. Each is a search at {config.retailerName}, not one product.
          </p>
          <StackRows config={config} records={records} />
          <div className={styles.total} data-sans="">
            <p data-claim={offer.id}>
              All {supplements.length}, never taken together <b>{formatRange(stackTotal(supplements))}</b>
            </p>
            <p className={styles.small}>
              Costs are for 90 days, as written down on {formatDate(costsWrittenDown(supplements))}; shops set their
              own.
            </p>
          </div>
        </figure>
        <Fold summary="The day in three parts">
          <ScheduleTable records={records} isBrief />
        </Fold>
        <p className={styles.ways} data-sans="">
          <ButtonLink href="/stack" look="water">
            Get the Complete Stack
          </ButtonLink>
          <a href="/stack#ashwagandha">Start with Ashwagandha</a>
        </p>
      </div>
    </section>
  );
}
