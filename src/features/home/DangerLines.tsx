import { careAddress, numbersOnce, shapeOf } from '../../domain/care.ts';
import type { CareCard } from '../../domain/schema/evidence.ts';
import { Calls } from '../../ui/Calls.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './DangerLines.module.css';

/**
 * The dangers of a symptom without the rules of a ribbon, for a list in which each stands beside what helps: what is wrong, with
 * the way to the whole card, the worst, and then whom to call. Says what a ribbon says.
 */
export function DangerLines({ cards }: { cards: readonly CareCard[] }) {
  return numbersOnce(cards).map(({ card, contacts }) => (
    <div
      key={card.id}
      className={styles.danger}
      data-shape={shapeOf(card)}
      data-care={card.id}
      data-care-form="row"
      data-sans=""
    >
      <p>
        <CautionMark shape={shapeOf(card)} />{' '}
        <a id={`danger-${card.id}`} href={careAddress(card.id)}>
          {card.title}
        </a>
        .
      </p>{' '}
      <p>
        <Unbroken text={card.line} />
      </p>
      <Calls contacts={contacts} className={styles.calls} describedBy={`danger-${card.id}`} />
    </div>
  ));
}
