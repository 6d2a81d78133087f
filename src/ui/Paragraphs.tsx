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

/** The items of a list. */
export const MarkedItems = ({ texts, ...marked }: ParagraphsProps) =>
  texts.map((text) => (
    <li key={text}>
      <MarkedText text={text} {...marked} />
    </li>
  ));

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
        <MarkedItems texts={list} {...marked} />
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
