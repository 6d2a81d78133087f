import { parse, type HTMLElement } from 'node-html-parser';

/** HTML as a tree, to change some of it. All that isn’t changed is written as it was read, what a script relies on included. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });
