import type { SiteConfig } from '../../site/config.ts';
import type { Supplement, SupplementCard } from '../../model/protocol.ts';
import type { Records } from '../../model/records.ts';
import { cautionLists } from '../../safety/caution-lists.ts';
import { BuyLine } from '../../ui/BuyLine.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { MarkedItems } from '../../ui/Paragraphs.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './SupplementEntry.module.css';

type SupplementEntryProps = { config: SiteConfig; records: Records; supplement: Supplement };

/**
 * One supplement: what trials found, who doesn’t take it, what it isn’t mixed with, how much, and the signs to stop, all before its price
 * and the shop.
 */
export function SupplementEntry({ config, records, supplement }: SupplementEntryProps) {
  const { id, name, line, card, page, limits, dosage } = supplement;
  const words = records.stackScreen;
  return (
    <article id={id} className={`split wide ${styles.entry}`} aria-labelledby={`${id}-title`}>
      <header className="stack-2">
        <h3 id={`${id}-title`} className="level-2">
          {name}
        </h3>
        <p>
          {line.purpose} <MarkedText text={card.found} records={records} />
        </p>
      </header>
      <div className="columns-2">
        <Card
          of={id}
          card={{ ...card, notFor: [words.entryWho, ...card.notFor] }}
          dosage={dosage}
          doses={[...(limits ? [limits] : []), ...card.dose]}
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
            <p>
              <b>{words.free}</b> {page.free}
            </p>
            <p className="unsplit">
              <b>On the label:</b> {page.label}
            </p>
            <Reasons supplement={supplement} all={records.ingredients} />
          </Fold>
        </div>
      </div>
    </article>
  );
}

type CardProps = {
  /** Whose caution it is. */
  of: string;
  card: SupplementCard;
  dosage?: string;
  doses: readonly string[];
  records: Records;
};

/** Who doesn’t take it; what it isn’t mixed with; who asks first; how much; and the signs to stop at. */
export function Card({ of, card, dosage, doses, records }: CardProps) {
  const { askFirst, stop } = card;
  const [most, ...others] = [...(dosage ? [`${dosage}.`] : []), ...doses];
  return (
    <>
      <div className={styles.cautions} data-safety={of}>
        {cautionLists(records, of, card).map(({ title, shape, items }) => (
          <div key={title} className={items.length === 1 ? styles.sentence : undefined}>
            <h4 className="result" data-result={shape}>
              <CautionMark shape={shape} /> {title}
            </h4>{' '}
            {items.length === 1 ? (
              <p>
                <MarkedText text={`${items.join()}.`} records={records} />
              </p>
            ) : (
              <ul>
                <MarkedItems texts={items} records={records} />
              </ul>
            )}{' '}
            {shape === 'ask-first' && askFirst && (
              <p>
                <MarkedText text={askFirst} records={records} />
              </p>
            )}
          </div>
        ))}
      </div>
      <div className="do">
        <p className="unsplit">
          <b>How much:</b> {most && <MarkedText text={most} records={records} />}
        </p>
        {others.length > 0 && (
          <ul className="unsplit">
            <MarkedItems texts={others} records={records} />
          </ul>
        )}
      </div>
      {stop && (
        <div className="edge" data-safety={of} data-shape="call-now">
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
