import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { MarkedText } from './MarkedText.tsx';

type MarkedProps = {
  records: Records;
  /** Needed where a text names an outside address. */
  config?: SiteConfig;
};
/** Texts may contain marks, as `MarkedText` reads them. */
type ParagraphsProps = MarkedProps & { texts: readonly string[] };
type TextAndListProps = MarkedProps & { text: readonly string[]; list?: readonly string[] };

/** The text of a record, one paragraph each, and the list that follows it, if there is one. */
export const TextAndList = ({ text, list = [], ...marked }: TextAndListProps) => (
  <>
    {text.map((words) => (
      <p key={words}>
        <MarkedText text={words} {...marked} />
      </p>
    ))}
    {list.length > 0 && (
      <ul>
        {list.map((words) => (
          <li key={words}>
            <MarkedText text={words} {...marked} />
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Running text from a record, one paragraph each. */
export const Paragraphs = ({ texts, ...marked }: ParagraphsProps) => (
  <div className="prose">
    <TextAndList text={texts} {...marked} />
  </div>
);
