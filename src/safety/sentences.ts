import { splitSentences } from '../model/sentences.ts';

/** The sentences of a text as a reader reads them: without Markdown, citations and care cards. A heading is one. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\[(?:care:[^\]]*|tomorrow)\]/g, '')
    .replace(/\[@[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|\||#|>) ?)/)
    .map((part) =>
      part
        .replace(/^[\s>]*(?:#+|[-*]|\d+\.)?\s+/, '')
        .replace(/[*_]+/g, '')
        .replace(/\|/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap(splitSentences)
    .filter((sentence) => /\p{L}/u.test(sentence));
}
