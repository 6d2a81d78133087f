import type { Supplement } from '../../model/protocol.ts';
import { WithSleepy } from '../../ui/SupplementCaution.tsx';

/** Who doesn’t take a supplement, what it isn’t mixed with, and who asks first. */
export function SupplementLists({ supplement: { id, card } }: { supplement: Pick<Supplement, 'id' | 'card'> }) {
  const lists = [
    { title: 'Don’t take this if', items: card.notFor },
    { title: 'Don’t mix it with', items: card.notWith },
    { title: 'Ask first if', items: card.askIf },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="flow" data-safety={id}>
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
