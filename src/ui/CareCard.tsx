import { careAnchor, shapeOf, tierWords } from '../domain/care.ts';
import { capitalized } from '../domain/first-letter.ts';
import type { CareCard as CareCardRecord } from '../domain/schema/evidence.ts';
import styles from './CareCard.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Dialable, Unbroken } from './Dialable.tsx';
import { Fold } from './Fold.tsx';

type CareCardProps = {
  card: CareCardRecord;
  /**
   * For many cards together: what can wait folds, but for an emergency; the page says what to do abroad. The first two steps
   * never fold: they are for whoever is in danger now.
   */
  isBrief?: boolean;
  /** Continues the outline of the page that holds the card. */
  headingLevel?: 2 | 3;
};

/** Steps of a card, in which a number that a button calls is no second link. */
const Steps = ({ card, steps, from = 1 }: { card: CareCardRecord; steps: readonly string[]; from?: number }) => (
  <ol className={styles.steps} start={from}>
    {steps.map((step) => (
      <li key={step}>
        <Dialable text={step} except={card.contacts.map(({ number }) => number)} />
      </li>
    ))}
  </ol>
);

/**
 * What to do when something is dangerous, whole. Stands before the advice that it concerns, at most two on a page and none
 * twice; elsewhere a `CareRibbon` leads to it. The reason folds, and not in an emergency: there it is only more to read.
 */
export function CareCard({ card, isBrief = false, headingLevel = 2 }: CareCardProps) {
  const Heading = `h${headingLevel}` as const;
  const headingId = careAnchor(card.id);
  const isEmergency = card.tier === 'emergency';
  const folds = isBrief && !isEmergency;
  const steps = [...card.steps, ...(card.abroad && !isBrief ? [card.abroad] : [])];
  const open = folds ? steps.slice(0, 2) : steps;
  const later = steps.slice(open.length);
  // The signs are what a card about signs is for; the titles of the others say what not to do, and to whom.
  const isWhenOpen = !folds || card.tier === 'non-urgent';
  const more = later.length > 0 ? 'what else' : 'why';
  const hidden = <span className="visually-hidden">: {card.title}</span>;
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
      {isWhenOpen && <p>{card.when}</p>}
      <Steps card={card} steps={open} />
      <p className={styles.contacts}>
        {card.contacts.map(({ label, by, number }) => (
          <a key={by + number} className="call" href={`${by}:${number}`}>
            <Unbroken text={label} />
          </a>
        ))}
      </p>
      {folds && (
        <Fold
          isQuiet
          summary={
            <span>
              {isWhenOpen ? capitalized(more) : `Who this is for, and ${more}`}
              {hidden}
            </span>
          }
        >
          {!isWhenOpen && <p>{card.when}</p>}
          {later.length > 0 && <Steps card={card} steps={later} from={open.length + 1} />}
          {card.reason && <p>{card.reason}</p>}
        </Fold>
      )}
      {card.reason && !isEmergency && !folds && (
        <details>
          <summary>Why{hidden}</summary>
          <p>{card.reason}</p>
        </details>
      )}
    </section>
  );
}
