import type { FoundCondition } from './condition-search.ts';
import styles from './CheckFirst.module.css';
import type { FoundName } from './name-search.ts';
import type { Offer } from './offer.ts';

type OffersProps = {
  offer: Offer;
  /** Names of the families, by their ids. */
  families: Readonly<Record<string, string>> | undefined;
  onTick: (condition: FoundCondition) => void;
  onAdd: (found: FoundName) => void;
  onAddUnknown: (typed: string) => void;
};

/** What may be meant by what was typed, to tap: what is so of the reader, names, and the text as it is. Nothing where nothing may be. */
export function Offers({ offer: { names, conditions, unknown }, families, onTick, onAdd, onAddUnknown }: OffersProps) {
  if (names.length === 0 && conditions.length === 0 && !unknown) return null;
  return (
    <ul role="list" className={styles.offers}>
      {conditions.map((condition) => (
        <li key={condition.id}>
          <button type="button" onClick={() => onTick(condition)}>
            <b>{condition.name}</b>
            <small>{condition.question}</small>
          </button>
        </li>
      ))}
      {names.map((found) => (
        <li key={found.name}>
          <button type="button" onClick={() => onAdd(found)}>
            <b>{found.name}</b>
            {found.generic && ` (${found.generic})`}
            <small>{found.families.map((id) => families?.[id]).join(', ')}</small>
          </button>
        </li>
      ))}
      {unknown && (
        <li>
          <button type="button" onClick={() => onAddUnknown(unknown)}>
            {names.length > 0 && 'None of these: '}put “{unknown}” on my sheet as it is
          </button>
        </li>
      )}
    </ul>
  );
}
