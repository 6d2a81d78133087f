import type { Records } from '../../model/records.ts';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { MarkedItems } from '../../ui/Paragraphs.tsx';

type TitledListProps = {
  items: readonly { title: string; list?: readonly string[]; text: string }[];
  records: Records;
};

/** Short rules, each a title in bold and a sentence or two, some with a list in between. */
export function TitledList({ items, records }: TitledListProps) {
  return (
    <ul role="list" className="columns-2 small">
      {items.map(({ title, list = [], text }) => (
        <li key={title} className="edge">
          <b>{title}</b>{' '}
          {list.length > 0 && (
            <ul>
              <MarkedItems texts={list} records={records} />
            </ul>
          )}
          <MarkedText text={text} records={records} />
        </li>
      ))}
    </ul>
  );
}
