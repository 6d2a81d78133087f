import { wordCount } from './library.ts';

/** A paragraph, heading or list item of a Markdown text as a reader reads it: without marks, citations and cards. */
export function paragraphsOf(markdown: string): string[] {
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
    .filter((part) => /\p{L}/u.test(part));
}

/** Sentences of a text. A paragraph without a final mark, as a heading is, counts as one. */
export function sentencesOf(markdown: string): string[] {
  return paragraphsOf(markdown)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u))
    .filter((sentence) => wordCount(sentence) > 0);
}

/** Words in lower case, without punctuation. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** Syllables of an English word, by its groups of vowels; a silent e at the end does not count. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * The school grade at which a text reads easily: 0.39 × words a sentence + 11.8 × syllables a word − 15.59 (Kincaid and
 * others, 1975). It counts lengths and knows nothing of sense.
 */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
