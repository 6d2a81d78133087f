/**
 * The sentences of a text. One ends only where the next one begins like a sentence or with a blank to fill in, so that “0.5 mg”, “10 p.m.
 * or later” and “Dr. So-and-so” stay whole.
 */
export const splitSentences = (text: string): string[] =>
  (text.match(/.+?(?:(?<!\b(?:St|Dr|Mrs?|Ms|U\.S))[.!?…]["”’)]*(?=\s+(?:["“‘([]*[\p{Lu}\d]|\{))|$)/gsu) ?? []).map(
    (sentence) => sentence.trim(),
  );

/** The first sentence of a text. */
export const firstSentence = (text: string): string => splitSentences(text)[0] ?? text;

/** A text with its full stop, whether it was written with one or not. */
export const asSentence = (text: string): string => (/[.?!…][”’)]*$/.test(text) ? text : `${text}.`);

/** How a text begins, for bold type that a reader finds theirs by: “If it was alcohol or a drug,”, or else its first sentence. */
export const opening = (text: string): string =>
  /^(?:If|For|After|Before) [^,.(]*(?:,|(?= \())/.exec(text)?.[0] ?? firstSentence(text);

/** The words of a warning in bold: its beginning, as short as it makes sense. */
export function leadOf(text: string): string {
  const start = opening(text);
  return start.length > 72 ? (/^[^:[]*:/.exec(start)?.[0] ?? start) : start;
}

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
