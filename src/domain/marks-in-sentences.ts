const mark = String.raw`<a\b[^>]*\bdata-note="[^"]+"[^>]*>`;
const word = String.raw`(?:ours|reported)</a>`;

/** The end of a sentence, or of a part of one, and behind it, on a page or in an essay, the word that says whose it is. */
const strayWord = new RegExp(
  String.raw`([.!?;:])(?:\s(${mark}${word})|(<span class="cite">)(${mark})\s(${word}</span>))`,
  'g',
);

const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * The HTML of a page in which the word that says whose a sentence is stands inside that sentence, before what ends it, and never
 * at the start of a line. A numeral stays behind the period, as in a book.
 * An island stays as it is: its markup has to be what its own script would write.
 */
export const marksInSentences = (html: string): string =>
  html
    .split(island)
    .map((part) => (island.test(part) ? part : part.replaceAll(strayWord, '$3\u00a0$2$4$5$1')))
    .join('');
