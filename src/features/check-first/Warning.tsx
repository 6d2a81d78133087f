import type { ReactNode } from 'react';
import { leadOf, splitSentences } from '../../text/sentences.ts';

type WarningProps = {
  text: string;
  isDanger: boolean;
  show: (words: string) => ReactNode;
  /** What comes after its last word. */
  children?: ReactNode;
};

/** A warning, a sentence a line. How a danger begins is in bold, and so is whom a warning is for, where that’s only some. */
export function Warning({ text, isDanger, show, children }: WarningProps) {
  const lead = isDanger || text.startsWith('If ') ? leadOf(text) : '';
  return splitSentences(text).map((sentence, index, { length }) => (
    <p key={sentence}>
      {index === 0 && lead && <b>{show(lead)}</b>}
      {show(index === 0 ? sentence.slice(lead.length) : sentence)}
      {index === length - 1 && children}{' '}
    </p>
  ));
}
