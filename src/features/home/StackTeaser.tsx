import type { SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown } from '../../site/money.ts';
import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Row } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { WithSleepy } from '../../ui/SupplementCaution.tsx';
import { BuyLine } from '../../ui/BuyLine.tsx';
import { scheduleOf } from '../../plan/schedule.ts';
import styles from './StackTeaser.module.css';
import { splitSentences } from '../../text/sentences.ts';
import { capitalized } from '../../text/texts.ts';
import type { Supplement } from '../../model/protocol.ts';

type StackTeaserProps = { config: SiteConfig; records: Records };

/** The day in three parts, each supplement with its price and its caution. */
export function StackTeaser({ config, records }: StackTeaserProps) {
  const { supplements, wholeStack, homeScreen } = records;
  const { stack } = homeScreen;
  return (
    <section className={`part ${styles.band}`} aria-labelledby="stack-title">
      <div className="wrap beside">
        <h2 id="stack-title">{stack.title}</h2>
        <p className="prose">
          <MarkedText text={stack.lead} records={records} />
        </p>
        <Row shape="ask-first">
          <MarkedText text={stack.ask} records={records} />
        </Row>
        <Row shape="dont-take">{wholeStack.whoSkips}</Row>
        <Row shape="dont-take">
          <b data-safety="">{wholeStack.onlyOneADay.inShort}</b> <WithSleepy text={stack.drowsy} />
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

/** Each supplement in its shortest length, under the time of day it belongs to; last, what is taken as needed. */
function SupplementDay({ config, records }: StackTeaserProps) {
  return (
    <div className="rows wide">
      {scheduleOf(records).map(({ time, when, supplements }) => (
        <section key={time} className="split" aria-label={capitalized(time)}>
          <h3 className="level-4 soft">
            {capitalized(time)}
            {when && (
              <>
                <br />
                <span className="small">{when}</span>
              </>
            )}
          </h3>
          <ul role="list" className="stack-3">
            {supplements.map((supplement) => (
              <SupplementLine key={supplement.id} config={config} supplement={supplement} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A caution, a sentence a line, and in bold what it asks: “Don’t mix it with”. */
function Caution({ text }: { text: string }) {
  return splitSentences(text).map((sentence) => {
    const order = /^.+? (?:if|with|for)\b/.exec(sentence)?.[0] ?? '';
    return (
      <p key={sentence} className="measure">
        <b>{order}</b>
        {sentence.slice(order.length)}{' '}
      </p>
    );
  });
}

function SupplementLine({ config, supplement }: { config: SiteConfig; supplement: Supplement }) {
  const { id, name, line, dosage } = supplement;
  return (
    <li className={`small ${styles.supplement}`}>
      <div className="stack-1">
        <h4 className="name">
          <a href={`/stack#${id}`} data-elsewhere="">
            {name}
          </a>
        </h4>
        <p>{line.purpose}</p>
        <p className="unsplit">{dosage}.</p>
      </div>
      <div className="stack-2">
        <div className="stack-1 edge" data-shape="dont-take" data-safety={id}>
          <Caution text={line.caution} />
          {line.stop && <Caution text={line.stop} />}
        </div>
        <BuyLine config={config} supplement={supplement} />
      </div>
    </li>
  );
}
