import type { SiteConfig } from '../../site/config.ts';
import type { Records } from '../../model/records.ts';
import type { Supplement, SupplementCard } from '../../model/protocol.ts';
import { BuyLine } from '../../ui/BuyLine.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './SupplementEntry.module.css';

type SupplementEntryProps = { config: SiteConfig; records: Records; supplement: Supplement };

/** One supplement: what trials found, who doesn’t take it, how much, and the signs to stop, all before its price and the shop. */
export function SupplementEntry({ config, records, supplement }: SupplementEntryProps) {
  const { id, name, line, card, page, limits, dosage } = supplement;
  const words = records.stackScreen;
  return (
    <article id={id} className={`split wide ${styles.entry}`} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{name}</h3>
        <p data-safety={id}>
          {line.purpose} <MarkedText text={words.entryAll} records={records} />
        </p>
      </header>
      <div className="stack-3 measure">
        <p>
          <MarkedText text={card.found} records={records} />
        </p>
        <Card
          of={id}
          card={card}
          dosage={dosage}
          doses={[...(limits ? [limits] : []), ...card.dose]}
          isDrowsy={records.wholeStack.onlyOneADay.supplements.includes(id)}
          records={records}
        />
        <div className={styles.cost}>
          <BuyLine config={config} supplement={supplement} />
          <Fold
            isQuiet
            summary={
              <span>
                {words.more}
                <span className="visually-hidden">: {name}</span>
              </span>
            }
          >
            <p className="unsplit">
              <b>On the label:</b> {page.label}
            </p>
            <p>
              <b>Instead, for free:</b> {page.free}
            </p>
            <Reasons supplement={supplement} all={records.ingredients} />
            <p>
              <MarkedText text={words.entry} records={records} />
            </p>
          </Fold>
        </div>
      </div>
    </article>
  );
}

type CardProps = {
  /** Whose caution it is. */ of: string;
  card: SupplementCard;
  dosage?: string;
  doses: readonly string[];
  isDrowsy?: boolean;
  records: Records;
};

/** Who doesn’t take it, with a link to what is said of all of them; who asks first; how much; and the signs to stop at. */
export function Card({ of, card: { notFor, askIf, askFirst, stop }, dosage, doses, isDrowsy, records }: CardProps) {
  const { entryWho, entryDrowsy } = records.stackScreen;
  const lists = [
    {
      title: 'Don’t take it if',
      shape: 'dont-take' as const,
      items: [...notFor, entryWho, ...(isDrowsy ? entryDrowsy : [])],
    },
    { title: 'Ask first, especially if', shape: 'ask-first' as const, items: askIf },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <div className="stack-3" data-safety={of}>
        {lists.map(({ title, shape, items }) => (
          <div key={title}>
            <h4 className="result" data-result={shape}>
              <CautionMark shape={shape} /> {title}
            </h4>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <MarkedText text={item} records={records} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {askFirst && (
          <p>
            <MarkedText text={askFirst} records={records} />
          </p>
        )}
      </div>
      <div>
        <h4>How much</h4>
        {dosage && <p className="unsplit">{dosage}.</p>}
        <ul className="unsplit">
          {doses.map((text) => (
            <li key={text}>
              <MarkedText text={text} records={records} />
            </li>
          ))}
        </ul>
      </div>
      {stop && (
        <div data-safety={of}>
          <h4 className="result" data-result="call-now">
            <CautionMark shape="call-now" /> Stop and get help
          </h4>
          <p>
            <MarkedText text={stop} records={records} />
          </p>
        </div>
      )}
    </>
  );
}
