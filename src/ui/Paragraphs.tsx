import type { Records } from '../domain/records.ts';
import { MarkedText } from './MarkedText.tsx';

type ParagraphsProps = {
  /** Each may hold marks, as `MarkedText` reads them. */ texts: readonly string[];
  records: Pick<Records, 'claims'>;
};

/** Running text from a record, one paragraph each. */
export function Paragraphs({ texts, records }: ParagraphsProps) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>
          <MarkedText text={text} records={records} />
        </p>
      ))}
    </div>
  );
}
