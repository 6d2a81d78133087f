import { Fragment } from 'react';
import { sleepyTypes, sleepyTogether } from '../safety/results.ts';
import { capitalized } from '../site/beginnings.ts';
import type { Ingredient, Medicine, Supplement } from '../model/protocol.ts';
import styles from './SupplementCaution.module.css';

/** Where `/stack` says what makes people sleepy. */
const sleepyAnchor = 'sleepy';

/** Words in which “anything that makes you sleepy” leads to the list of what that is. */
export function WithSleepy({ text }: { text: string }) {
  return text.split(sleepyTogether).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <a href={`/stack#${sleepyAnchor}`}>{sleepyTogether}</a>}
      {part}
    </Fragment>
  ));
}

/** A supplement’s caution in its shortest length: who doesn’t take it, what it isn’t mixed with, and who asks first. */
export function SupplementCaution({ supplement: { id, line } }: { supplement: Pick<Supplement, 'id' | 'line'> }) {
  return (
    <p className="small measure" data-safety={id}>
      <WithSleepy text={line.caution} />
    </p>
  );
}

/** The same as lists: who doesn’t take a supplement, what it isn’t mixed with, and who asks first. */
export function SupplementLists({ supplement: { id, card } }: { supplement: Pick<Supplement, 'id' | 'card'> }) {
  const lists = [
    { title: 'Don’t take this if', items: card.notFor },
    { title: 'Don’t mix it with', items: card.notWith },
    { title: 'Ask first if', items: card.askIf },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.lists} data-safety={id}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h4>{title}</h4>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <WithSleepy text={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type SleepyOnceProps = { ingredients: readonly Ingredient[]; medicines: readonly Medicine[] };

/** Says once for a whole page what makes people sleepy, type by type. */
export function SleepyOnce({ ingredients, medicines }: SleepyOnceProps) {
  return (
    <p id={sleepyAnchor} className="small measure" data-safety="sleepy">
      “{capitalized(sleepyTogether)}” means: {new Intl.ListFormat('en-US').format(sleepyTypes(ingredients, medicines))}.
    </p>
  );
}
