import type { SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { WithSleepy } from '../../ui/SupplementCaution.tsx';
import { SupplementDay } from './SupplementDay.tsx';

/** The day in three parts, each supplement with its price and its caution. */
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
        <Row shape="not-for">
          {wholeStack.whoSkips} <b>{wholeStack.onlyOneADay.inShort}</b> <WithSleepy text={stack.drowsy} />
        </Row>
        <p className="small soft" data-disclosure="">
          {stack.paid} {records.siteScreen.prices} {formatDate(costsWrittenDown(supplements))}.
        </p>
        <SupplementDay config={config} records={records} />
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
