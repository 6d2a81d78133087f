import { careAnchor, shapeOf, tierWords } from '../domain/care.ts';
import type { CareCard as CareCardRecord } from '../domain/schema/evidence.ts';
import styles from './CareCard.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Dialable, Unbroken } from './Dialable.tsx';

type CareCardProps = {
  card: CareCardRecord;
  /** Continues the outline of the page that holds the card. */
  headingLevel?: 2 | 3;
};

/**
 * What to do when something is dangerous, whole. Stands before the advice that it concerns, at most two on a page and none
 * twice; elsewhere a `CareRibbon` leads to it. The reason folds, and not in an emergency: there it is only more to read.
 */
export function CareCard({ card, headingLevel = 2 }: CareCardProps) {
  const Heading = `h${headingLevel}` as const;
  const headingId = careAnchor(card.id);
  return (
    <section
      className={styles.card}
      data-tier={card.tier}
      data-care={card.id}
      data-care-form="card"
      aria-labelledby={headingId}
    >
      <p className={styles.tier}>
        <CautionMark shape={shapeOf(card)} /> {tierWords[card.tier]}
      </p>
      <Heading id={headingId} className={styles.title}>
        {card.title}
      </Heading>
      <p>{card.when}</p>
      <ol className={styles.steps}>
        {card.steps.map((step) => (
          <li key={step}>
            <Dialable text={step} except={card.contacts.map(({ number }) => number)} />
          </li>
        ))}
      </ol>
      <p className={styles.contacts}>
        {card.contacts.map(({ label, by, number }) => (
          <a key={by + number} className="call" href={`${by}:${number}`}>
            <Unbroken text={label} />
          </a>
        ))}
      </p>
      {card.reason && card.tier !== 'emergency' && (
        <details>
          <summary>
            Why<span className="visually-hidden">: {card.title}</span>
          </summary>
          <p>{card.reason}</p>
        </details>
      )}
    </section>
  );
}
