/** What a line may not break at its hyphen or dash: a name or a word, half of which is none, and a range of numbers. */
const names = /\b(?:omega-3|L-theanine|CBT-I|5-HTP|90-Day|BY-NC|grown-ups?|\d+(?:\.\d+)?–\d+(?:\.\d+)?)\b/gi;

/** What is no text of the page: tags, and islands, whose markup has to be what their own script would write. */
const noText = /<(astro-island|script|style|svg|title)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/** In an element that no part is styled by: a `span` would take on the look of the spans of a figure or a list. */
const kept = (text: string) => text.replaceAll(names, '<bdi class="whole">$&</bdi>');

/**
 * The HTML of a page in which a name with a hyphen and a range stand on one line. Its letters stay as they are, so that it is found,
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
