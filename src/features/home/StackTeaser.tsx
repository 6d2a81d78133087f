import type { SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown, formatRange, stackTotal } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { WithSleepy } from '../../ui/SupplementCaution.tsx';
import styles from './StackTeaser.module.css';
import { SupplementDay } from './SupplementDay.tsx';

/** The day in three parts, each supplement with its price and its caution, and what all of them cost. */
export function StackTeaser({ config, records }: { config: SiteConfig; records: Records }) {
  const { supplements, wholeStack, homeScreen } = records;
  const { stack } = homeScreen;
  return (
    <section className="part" aria-labelledby="stack-title">
      <div className="wrap beside">
        <h2 id="stack-title">{stack.title}</h2>
        <p className="prose">
          <MarkedText text={stack.lead} records={records} />
        </p>
        <Row shape="dont-take">
          {wholeStack.whoSkips} <b>{wholeStack.onlyOneADay.inShort}</b> <WithSleepy text={stack.drowsy} />
        </Row>
        <p className="small soft" data-disclosure="">
          {stack.paid}
        </p>
        <SupplementDay config={config} records={records} />
        <div className={`stack-2 small ${styles.total}`}>
          <p className="ends sans">
            <b>{records.stackScreen.all}</b> <b>{formatRange(stackTotal(supplements))} for 90 days</b>
          </p>
          <p>
            {stack.total} {records.siteScreen.prices} {formatDate(costsWrittenDown(supplements))}.
          </p>
        </div>
        <ButtonRow>
          <ButtonLink href="/stack" look="water">
            Get the Complete Stack
          </ButtonLink>
          <ButtonLink href="/stack#ashwagandha">Start with Ashwagandha</ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
