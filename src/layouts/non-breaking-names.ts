/** Names, words and ranges of numbers that a line mustn’t break at the hyphen or dash. */
const names = /\b(?:omega-3|L-theanine|CBT-I|5-HTP|90-Day|BY-NC|grown-ups?|ten-second|\d+(?:\.\d+)?–\d+(?:\.\d+)?)\b/gi;

/** What isn’t text of the page: tags, and islands, whose markup has to match what React renders. */
const noText = /<(astro-island|script|style|svg|title)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/** Uses `bdi`, which no style targets; a `span` would pick up the styles of a figure or a list. */
const kept = (text: string) => text.replaceAll(names, '<bdi class="whole">$&</bdi>');

/**
 * The HTML of a page, with hyphenated names and ranges kept on one line. The characters don’t change, so a name is found,
 * copied and read aloud as it was written.
 */
export function keepNamesWhole(html: string): string {
  let from = 0;
  let whole = '';
  for (const { 0: part, index } of html.matchAll(noText)) {
    whole += kept(html.slice(from, index)) + part;
    from = index + part.length;
  }
  return whole + kept(html.slice(from));
}
