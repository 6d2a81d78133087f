const mark = String.raw`<a\b[^>]*\bdata-note="[^"]+"[^>]*>`;
const word = String.raw`\([^<()]+\)</a>`;

/** The end of a sentence with, after it, the label in parentheses that says whose it is. */
const strayWord = new RegExp(
  String.raw`([.!?;:])(?:\s(${mark}${word})|(<span class="cite">)(${mark})\s(${word}</span>))`,
  'g',
);

const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * Moves the label that says whose a sentence is (“our advice”) inside that sentence, before its period. A numeral stays after the
 * period, as in a book. An island isn’t changed, because its markup has to be what its own script would write.
 */
export const marksInSentences = (html: string): string =>
  html
    .split(island)
    .map((part) => (island.test(part) ? part : part.replaceAll(strayWord, '$3\u00a0$2$4$5$1')))
    .join('');
