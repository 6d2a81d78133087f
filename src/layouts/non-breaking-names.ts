import { NodeType, TextNode, type HTMLElement, type Node } from 'node-html-parser';

/** Names, words and ranges of numbers that a line mustn’t break at the hyphen or dash. */
const names = /\b(?:omega-3|L-theanine|CBT-I|5-HTP|90-Day|BY-NC|grown-ups?|ten-second|\d+(?:\.\d+)?–\d+(?:\.\d+)?)\b/gi;

/** What isn’t text of the page. The markup of an island has to match what React renders. */
const noText = new Set(['ASTRO-ISLAND', 'SCRIPT', 'STYLE', 'SVG']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/**
 * Keeps hyphenated names and ranges of a page on one line. The characters don’t change, so a name is found, copied and read aloud as it
 * was written. A `bdi` is what no style targets; a `span` would pick up the styles of a figure or a list.
 */
export function keepNamesWhole(root: HTMLElement): void {
  for (const node of root.childNodes) {
    if (node instanceof TextNode) node.rawText = node.rawText.replaceAll(names, '<bdi class="whole">$&</bdi>');
    else if (isElement(node) && !noText.has(node.tagName)) keepNamesWhole(node);
  }
}
