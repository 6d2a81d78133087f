import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';
import { addressOf } from '../../src/site/pages.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its address without the origin: `/`, `/stack`, `/blog/fog-and-return`. */
  path: string;
  /** Its file below the build’s folder. */
  file: string;
  html: string;
  root: HTMLElement;
}

/** The pages that list claims and sources. They only point to claims on other pages, so a claim there doesn’t count. */
export const isAboutSources = (path: string): boolean => path === '/sources' || path.startsWith('/sources/');

/** Every file below a folder, as sorted paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The same of every page. */
export const pagesBelow = (folder: string): string[] => filesBelow(folder).filter((file) => file.endsWith('.html'));

/** A page of the build, parsed. */
export const parsePage = (file: string, html: string): BuiltPage => ({
  path: addressOf(file),
  file,
  html,
  root: parse(html, { comment: false, blockTextElements: { script: true, style: true } }),
});

/** Elements that run inside a line. Every other element begins a block of its own. */
const inline = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'BR',
  'CITE',
  'CODE',
  'DATA',
  'DFN',
  'EM',
  'I',
  'KBD',
  'MARK',
  'Q',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
  'WBR',
]);

/** The number of a note and an emoji aren’t part of the text around them. */
const isMark = (element: HTMLElement) =>
  element.classList.contains('emoji') || (element.tagName === 'SUP' && element.parentNode?.hasAttribute('data-note'));

/** Elements whose text no reader reads. */
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'NOSCRIPT', 'HEAD']);

/** The nearest element that meets a condition, starting with the element itself. `closest` would parse its selector again for each. */
export function ancestor(start: HTMLElement, isIt: (element: HTMLElement) => boolean): HTMLElement | undefined {
  for (let element: HTMLElement | null = start; element; element = element.parentNode)
    if (element.rawTagName && isIt(element)) return element;
  return undefined;
}

/** A stretch of text as a reader takes it in: a paragraph, a list item, a cell, a heading. */
interface Block {
  element: HTMLElement;
  /** Every stretch of white space is one space. */
  text: string;
  /** The innermost element that contains the character at an index of `text`. */
  holderAt: (index: number) => HTMLElement;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Every block of text below an element, in the order of the document. Parts for which `isLeftOut` is true are passed over. */
export function blocksOf(root: HTMLElement, isLeftOut: (element: HTMLElement) => boolean = () => false): Block[] {
  const blocks: Block[] = [];

  const readBlock = (element: HTMLElement) => {
    let runs: { start: number; holder: HTMLElement }[] = [];
    let text = '';
    const close = () => {
      if (text.trim()) {
        const ofBlock = runs;
        blocks.push({
          element,
          text: text.trimEnd(),
          holderAt: (index) => ofBlock.findLast(({ start }) => start <= index)?.holder ?? element,
        });
      }
      runs = [];
      text = '';
    };
    const walk = (holder: HTMLElement) => {
      for (const node of holder.childNodes) {
        if (node.nodeType === NodeType.TEXT_NODE) {
          const more = node.text.replace(/\s+/g, ' ');
          // Two inline elements side by side are two words, even without a space between them in the source.
          const isGlued = node === holder.firstChild && /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(more);
          const start = text.length;
          if (isGlued) text += ` ${more}`;
          else text += /(?:^|\s)$/.test(text) ? more.trimStart() : more;
          runs.push({ start, holder });
        } else if (isElement(node) && !silent.has(node.tagName) && !isMark(node) && !isLeftOut(node)) {
          if (inline.has(node.tagName)) walk(node);
          else {
            close();
            readBlock(node);
          }
        }
      }
    };
    walk(element);
    close();
  };

  if (!silent.has(root.tagName) && !isLeftOut(root)) readBlock(root);
  return blocks;
}

/** The text of a part of a page, a line for each block. */
export const textOf = (root: HTMLElement): string =>
  blocksOf(root)
    .map(({ text }) => text)
    .join('\n');
