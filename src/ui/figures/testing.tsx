import { parse, type HTMLElement } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A figure as it stands on a page. */
export const drawn = (figure: ReactElement): HTMLElement => parse(renderToStaticMarkup(figure));

/** The texts of the marks that a selector finds, with single spaces. */
export const textsOf = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map((mark) => mark.text.replaceAll(/\s+/g, ' ').trim());

/** The numbers that marks carry for their styles. */
export const numbersOf = (root: HTMLElement, selector: string, name: string): number[] =>
  root.querySelectorAll(selector).map((mark) => Number(mark.getAttribute(`data-${name}`)));

/** The custom properties that the figure’s rules give to the marks of an attribute. */
export const placed = (root: HTMLElement, name: string): number[] =>
  [
    ...(root.querySelector('style')?.text ?? '').matchAll(
      new RegExp(`\\[data-${name}="[^"]*"\\]\\{--${name}:([^}]*)\\}`, 'g'),
    ),
  ].map(([, value]) => Number(value));

/** What every figure has: a heading that names it, a caption or not, and the same in words. */
export function frameOf(root: HTMLElement) {
  const figure = root.querySelector('figure');
  const heading = root.getElementById(figure?.getAttribute('aria-labelledby') ?? '');
  return { title: heading?.text, words: root.querySelector('[data-words]')?.text.replaceAll(/\s+/g, ' ') ?? '' };
}
