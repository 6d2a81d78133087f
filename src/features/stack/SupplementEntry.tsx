import { filled } from '../../text/blanks.ts';
import type { SiteConfig } from '../../site/config.ts';
import { byId, type Records } from '../../model/records.ts';
import type { Supplement } from '../../model/protocol.ts';
import { nameInText } from '../../safety/results.ts';
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
        <p className="soft">{line.purpose}</p>
      </header>
      <div className="stack-4 measure">
        <p>
          <MarkedText text={card.found} records={records} />
        </p>
        <Cautions supplement={supplement} records={records} />
        <div>
          <h4>How much</h4>
          <p className="unsplit">{dosage}.</p>
          <ul className="unsplit">
            {[...(limits ? [limits] : []), ...card.dose].map((text) => (
              <li key={text}>
                <MarkedText text={text} records={records} />
              </li>
            ))}
          </ul>
        </div>
        {card.stop && (
          <div data-safety={id}>
            <h4 className="result" data-result="call-now">
              <CautionMark shape="call-now" /> Stop and get help
            </h4>
            <p>
              <MarkedText text={card.stop} records={records} />
            </p>
          </div>
        )}
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

/** What is true of more than one supplement, in a line that leads to where it’s said; then who doesn’t take this one, what it isn’t mixed with, and who asks first. */
function Cautions({ supplement: { id, card }, records }: Pick<SupplementEntryProps, 'supplement' | 'records'>) {
  const { stackScreen: words, supplements, ingredients, wholeStack } = records;
  const drowsy = wholeStack.onlyOneADay.supplements;
  const others = supplements
    .filter((other) => other.id !== id && drowsy.includes(other.id))
    .flatMap((other) => other.ingredients.map((ingredient) => nameInText(byId(ingredients, ingredient))));
  const shared = drowsy.includes(id)
    ? [filled(words.entryDrowsy, others.join(', ')), words.entryAll]
    : [words.entryAll];
  const lists = [
    { title: 'Don’t take it if', shape: 'dont-take' as const, items: card.notFor },
    { title: 'Ask first if', shape: 'ask-first' as const, items: card.askIf },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="stack-3" data-safety={id}>
      <p>
        <MarkedText text={shared.join(' ')} records={records} />
      </p>
      {lists.map(({ title, shape, items }) => (
        <div key={title}>
          <h4 className="result" data-result={shape}>
            <CautionMark shape={shape} /> {title}
          </h4>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <MarkedText text={card.askFirst} records={records} />
      </p>
    </div>
  );
}
