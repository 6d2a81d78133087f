import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { MarkedText } from './MarkedText.tsx';

type ParagraphsProps = {
  /** Each may hold marks, as `MarkedText` reads them. */ texts: readonly string[];
  records: Pick<Records, 'claims' | 'helplines'>;
  /** Needed where a text names an outside address. */ config?: SiteConfig;
};

/** Running text from a record, one paragraph each. */
export function Paragraphs({ texts, records, config }: ParagraphsProps) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>
          <MarkedText text={text} records={records} config={config} />
        </p>
      ))}
    </div>
  );
}
