import type { SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ScheduleTable } from '../../ui/ScheduleTable.tsx';
import { StackRows } from './StackRows.tsx';
import styles from './StackTeaser.module.css';

/** The supplements, each with its price and its caution, what all of them cost, and the day in three parts. */
export function StackTeaser({ config, records }: { config: SiteConfig; records: Records }) {
  const { supplements, wholeStack, homeScreen } = records;
  const { stack } = homeScreen;
  return (
    <section className={styles.section} aria-labelledby="stack-title">
      <div className="wrap">
        <h2 id="stack-title">{stack.title}</h2>
        <p className={styles.lead}>
          <MarkedText text={stack.lead} records={records} />
        </p>
        <Row shape="not-for">
          {wholeStack.leaveOut} <b>{wholeStack.oneOf.inShort}</b>
        </Row>
        <p className={styles.small} data-disclosure="">
          {stack.paid}
        </p>
        <StackRows config={config} records={records} />
        <div className={styles.total}>
          <p>
            <b>{records.stackScreen.all}</b> <b>{formatRange(stackTotal(supplements))} for 90 days</b>
          </p>
          <p>
            {stack.total} {records.siteScreen.prices} {formatDate(costsWrittenDown(supplements))}.
          </p>
        </div>
        <h3>The day in three parts</h3>
        <p className={styles.lead}>{wholeStack.oneOf.inShort}</p>
        <ScheduleTable records={records} isBrief />
        <ButtonRow>
          <ButtonLink href="/stack" look="water">
            Get the Complete Stack
          </ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
          <a href="/check-first">See every caution</a>
        </ButtonRow>
      </div>
    </section>
  );
}
