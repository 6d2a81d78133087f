import { careAddress, numbersOnce, shapeOf } from '../../domain/care.ts';
import type { CareCard } from '../../domain/schema/evidence.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './DangerLines.module.css';

/**
 * The dangers of a symptom as running lines, for a list in which each stands beside what helps: whom to call at the edge, as
 * large as any button, and said to be for what; around it what is wrong, with the way to the whole card, and the worst. Says what a ribbon says.
 */
export function DangerLines({ cards }: { cards: readonly CareCard[] }) {
  return numbersOnce(cards).map(({ card, contacts }) => (
    <div
      key={card.id}
      className={styles.danger}
      data-shape={shapeOf(card)}
      data-care={card.id}
      data-care-form="ribbon"
      data-sans=""
    >
      {contacts.length > 0 && (
        <div className={styles.calls}>
          {contacts.map(({ by, number, label }) => (
            <a key={number} className="call" href={`${by}:${number}`} aria-describedby={`danger-${card.id}`}>
              <Unbroken text={label} />
            </a>
          ))}
        </div>
      )}
      <p>
        <CautionMark shape={shapeOf(card)} />{' '}
        <a id={`danger-${card.id}`} href={careAddress(card.id)}>
          {card.title}
        </a>
        . {card.ribbon}
      </p>
    </div>
  ));
}
