import type { Records } from '../../model/records.ts';
import { MarkedText } from '../../ui/MarkedText.tsx';

type TitledListProps = {
  items: readonly { title: string; text: string }[];
  records: Records;
  className?: string | undefined;
};

/** Short rules, each a title in bold and a sentence or two. */
export function TitledList({ items, records, className }: TitledListProps) {
  return (
    <ul role="list" className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> <MarkedText text={text} records={records} />
        </li>
      ))}
    </ul>
  );
}
