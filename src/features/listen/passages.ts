import { spokenSentences } from './spoken.ts';

/** What the DOM and the parser of the build have in common. */
interface PageNode {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
}

/** A title, a paragraph or an entry of a list, and what is said of it. */
interface Passage {
  element: PageNode;
  sentences: string[];
}

/** Each is read, marked and stepped through as one. */
const blocks = 'h1,h2,h3,h4,p,li,dt,dd,td,th,caption,figcaption,blockquote,div,section,a.call';

/** Menus, marks, buttons, lists of sources, drawings, and what isn’t shown or is worked by hand. */
const skipped = [
  'nav,footer,svg,script,style,astro-island,[data-note],[data-look],[data-script-only],[data-screen-only]',
  '[aria-hidden="true"],[hidden],details:not([open]),a .visually-hidden',
  '[data-listen],[data-unspoken],[data-sources],[data-care-form="row"]>p>a',
].join();

/** What there is to read aloud in a part of a page, in its order. */
export function passagesOf(root: PageNode & { querySelectorAll: (selector: string) => Iterable<PageNode> }): Passage[] {
  const isSkipped = new Set<PageNode>(root.querySelectorAll(skipped));
  const isBlock = new Set<PageNode>(root.querySelectorAll(blocks));
  const isNumbered = new Set<PageNode>(root.querySelectorAll('ol:not([role]) > li'));
  const passages: { element: PageNode; text: string }[] = [];
  const walk = (node: PageNode, block: PageNode) => {
    let number = 0;
    for (const child of node.childNodes) {
      if (isNumbered.has(child)) passages.push({ element: child, text: `${(number += 1)}: ` });
      if (child.nodeType === 3) {
        const last = passages.at(-1);
        const text = child.textContent ?? '';
        if (last?.element === block) last.text += text;
        else if (text.trim()) passages.push({ element: block, text });
      } else if (child.nodeType === 1 && !isSkipped.has(child)) walk(child, isBlock.has(child) ? child : block);
    }
  };
  walk(root, root);
  return passages
    .map(({ element, text }) => ({ element, sentences: spokenSentences(text) }))
    .filter(({ sentences }) => sentences.length > 0);
}
