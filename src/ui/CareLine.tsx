import { careAnchor } from '../domain/care.ts';
import type { CareCard } from '../domain/schema/evidence.ts';
import styles from './CareLine.module.css';

/** A care card in a line, where many things stand together: who it is for, the first step, whom to call, and the whole card. */
export function CareLine({ card }: { card: CareCard }) {
  const [first] = card.contacts;
  return (
    <p className={styles.line} data-tier={card.tier} data-care={card.id}>
      <strong>{card.title}.</strong> {card.steps[0]}{' '}
      {first && (
        <>
          <a href={`${first.by}:${first.number}`}>{first.label}</a> ·{' '}
        </>
      )}
      <a href={`/help#${careAnchor(card.id)}`}>All the steps</a>
    </p>
  );
}
