import { withoutMarks } from '../evidence/citations.ts';

/** Minutes to read a text at 220 words a minute, at least one. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(wordCount(text) / 220));

/** Words of a Markdown text, its citations and card marks left out. */
export const wordCount = (text: string) =>
  withoutMarks(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
