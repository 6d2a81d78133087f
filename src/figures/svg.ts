import { createElement, type ReactElement, type ReactNode } from 'react';

/** The colors of a drawing: custom properties on a page, where themes, print and forced colors set them, and fixed values on paper. */
export interface Palette {
  ink: string;
  /** Axes and hairlines. */
  rule: string;
  good: string;
  bad: string;
  font: string;
}

export const pagePalette: Palette = {
  ink: 'var(--figure-ink)',
  rule: 'var(--figure-rule)',
  good: 'var(--figure-good)',
  bad: 'var(--figure-bad)',
  font: 'var(--sans)',
};

export const paperPalette: Palette = {
  ink: '#14232d',
  rule: '#7d8b94',
  good: '#1d5266',
  bad: '#e8b25a',
  font: 'Newsreader',
};

/** Draws something for a width in pixels. Its labels are 16 px high at that width. */
export type Draw = (width: number, palette: Palette) => ReactElement;

/** The widths that every figure is drawn for, in pixels: a phone’s column, a desk’s, and a sheet of paper. */
export const widths = { narrow: 288, wide: 544, paper: 720 } as const;

/** How wide a text of 16 px is in pixels, a little more than in most fonts. */
export const widthOf = (words: string): number => words.length * 8.4;

/** Breaks a text into lines that fit a width in pixels. */
export function inLines(words: string, width: number): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

type Attributes = Record<string, string | number | undefined>;

/** An SVG element. Drawings are made without JSX, because the script that makes the PDFs runs them as plain TypeScript. */
export const shape = (tag: string, attributes: Attributes, ...children: ReactNode[]): ReactElement =>
  createElement(tag, attributes, ...children);

/** One line of text, `y` at its baseline. */
export const label = (x: number, y: number, words: string, attributes: Attributes = {}): ReactElement =>
  shape('text', { x: Math.round(x), y, ...attributes }, words);

/** A bar from one x to another, outlined so that it is seen without color. It is never narrower than 3 px. */
export const bar = (
  from: number,
  to: number,
  y: number,
  fill: string,
  palette: Palette,
  height: number,
): ReactElement =>
  shape('rect', {
    x: round(from),
    y,
    width: round(Math.max(3, to - from)),
    height,
    fill,
    stroke: palette.ink,
  });

/** A straight line from one point to another. */
export const drawLine = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): ReactElement =>
  shape('path', { d: `M${round(x1)} ${y1}L${round(x2)} ${y2}`, stroke, strokeWidth: width });

export const round = (value: number): number => Math.round(value * 10) / 10;

/** The drawing itself. It is hidden from screen readers, since each figure says the same in words. */
export const drawing = (width: number, height: number, palette: Palette, ...children: ReactNode[]): ReactElement =>
  shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      fontFamily: palette.font,
      fontSize: 16,
      fill: palette.ink,
      'aria-hidden': 'true',
    },
    ...children,
  );
