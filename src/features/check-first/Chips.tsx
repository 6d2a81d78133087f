import styles from './CheckFirst.module.css';
import type { Picked } from './names.ts';

type ChipsProps = { sheet: readonly Picked[]; onRemove: (pick: Picked) => void };

/** What is on the sheet, each with its button to take it off. */
export function Chips({ sheet, onRemove }: ChipsProps) {
  return (
    <ul role="list" className={`inline ${styles.chosen}`} aria-label="On your sheet">
      {sheet.map((pick) => (
        <li key={pick.name}>
          {pick.name}{' '}
          <button type="button" aria-label={`Remove ${pick.name}`} onClick={() => onRemove(pick)}>
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}
