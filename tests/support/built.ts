import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { parsePage, type BuiltPage } from '../../build/checks/built-page.ts';
import { fileOf } from '../../src/site/pages.ts';

const folder = 'dist';
const pages = new Map<string, BuiltPage>();

/** Whether the last build has this file, by its address. */
export const isBuilt = (address: string): boolean => existsSync(join(folder, address));

/** A file of the last build, by its address. Throws if there is none. */
export function builtFile(address: string): Buffer {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}/ yet. Run npm run build first.`);
  return readFileSync(join(folder, address));
}

/** The same as text. */
export const readBuilt = (address: string): string => builtFile(address).toString('utf8');

/** A page of the last build, by its address: for what is in its HTML, whatever the styles show of it. */
export function builtPage(path: string): BuiltPage {
  const page = pages.get(path) ?? parsePage(fileOf(path), readBuilt(fileOf(path)));
  pages.set(path, page);
  return page;
}

/** The same, only its main part. */
export function builtMain(path: string): HTMLElement {
  const main = builtPage(path).root.querySelector('main');
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

/** Words that the styles of a screen may hide: those for screen readers or a script alone, and what a reader can open. */
export const mayHide =
  '.visually-hidden, [data-script-only], button, template, script, style, details:not([open]) > :not(summary)';

/** The main part as it can be read without opening anything. That no style hides any of it, a browser tests (`G9`). */
export function openMain(path: string): HTMLElement {
  const main = parse(builtMain(path).outerHTML);
  for (const hidden of main.querySelectorAll(`${mayHide}, .paper-only`)) hidden.remove();
  return main;
}

/** The value of an attribute of every element that a selector finds. */
export const attributes = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

/** The text of an element, with single spaces. */
export const wordsOf = (element: HTMLElement | null): string => (element?.text ?? '').replace(/\s+/g, ' ').trim();
