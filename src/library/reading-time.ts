import { withoutMarks } from '../evidence/citations.ts';
import { textsIn } from '../text/texts.ts';

/** Minutes to read a text at 220 words a minute, at least one. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(wordCount(text) / 220));

/**
 * About how many minutes it takes to listen to the texts of these records at the usual speed of a voice, at least one. A text without a
 * space is an id.
 */
export function listeningMinutes(records: object): number {
  const texts = textsIn(records).flatMap(({ text }) => (text.includes(' ') ? text : []));
  return Math.max(1, Math.round(wordCount(texts.join(' ')) / 165));
}

/** Words of a Markdown text, its citations and card marks left out. */
const wordCount = (text: string) =>
  withoutMarks(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
