import { careAnchor, shapeOf, tierWords } from '../safety/care.ts';
import type { CareCard as CareCardRecord } from '../model/evidence.ts';
import { Calls } from './Calls.tsx';
import styles from './CareCard.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Dialable } from './Dialable.tsx';
import { Fold } from './Fold.tsx';

/** Whom a step is for, where it begins with that: “Insulin:”, “Pregnant?”. */
const nameIn = (step: string): string => /^[^.:?]{1,90}[:?]/.exec(step)?.[0] ?? '';

/**
 * What to do when something is dangerous, in full: who it is for, every step, and the calls. Comes before the advice that it
 * concerns, at most twice on a page; anywhere else a `CareRow` leads to it. An emergency gives no reasons: they are only more
 * to read.
 */
export function CareCard({ card }: { card: CareCardRecord }) {
  const headingId = careAnchor(card.id);
  return (
    <section
      className={`stack-2 ${styles.card}`}
      data-tier={card.tier}
      data-care={card.id}
      data-care-form="card"
      aria-labelledby={headingId}
    >
      <p className={`inline small soft ${styles.tier}`}>
        <CautionMark shape={shapeOf(card)} /> {tierWords[card.tier]}
      </p>
      <h2 id={headingId} className={styles.title}>
        {card.title}
      </h2>
      {card.page.who && <p>{card.page.who}</p>}
      {card.tier !== 'non-urgent' && <Calls contacts={card.contacts} />}
      <ul className="stack-2">
        {card.card.map((step) => (
          <li key={step}>
            <b>{nameIn(step)}</b>
            <Dialable text={step.slice(nameIn(step).length)} except={card.contacts.map(({ number }) => number)} />
          </li>
        ))}
      </ul>
      {card.tier === 'non-urgent' && <Calls contacts={card.contacts} />}
      {card.page.readOn && (
        <p>
          <a href={card.page.readOn.path}>{card.page.readOn.words}</a>
        </p>
      )}
      {card.tier !== 'emergency' && (
        <Fold
          isQuiet
          summary={
            <span>
              Why<span className="visually-hidden">: {card.title}</span>
            </span>
          }
        >
          <p>{card.page.why}</p>
        </Fold>
      )}
    </section>
  );
}
