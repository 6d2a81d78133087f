import type { ReactElement } from 'react';
import { drawing, inLines, label, drawLine, round, shape, widthOf, type Draw, type Palette } from './svg.ts';

/** Rows of dots over one scale, each below its label. */
interface Chart {
  from: number;
  to: number;
  /** Named values under the rows, in their order. Each whole value gets a small mark. */
  ticks: readonly { at: number; words: string }[];
  rows: readonly { words: string; dots: readonly number[]; claim?: string | undefined }[];
  /** A value that a line across each row marks. */
  mark: number;
}

const lineHeight = 20;
const edge = 8;

export const drawChart =
  ({ from, to, ticks, rows, mark }: Chart): Draw =>
  (width, palette) => {
    const x = (value: number) => edge + ((value - from) / (to - from)) * (width - 2 * edge);
    let y = 0;
    const drawn = rows.map(({ words, dots, claim }): ReactElement => {
      const lines = inLines(words, width);
      const top = y + lines.length * lineHeight;
      const middle = top + 12;
      y = top + 38;
      return shape(
        'g',
        { key: words, 'data-claim': claim },
        ...lines.map((text, index) => label(0, top - 5 - (lines.length - 1 - index) * lineHeight, text)),
        drawLine(edge, middle, width - edge, middle, palette.rule),
        drawLine(x(mark), middle - 12, x(mark), middle + 14, palette.ink, 2),
        ...dots.map((at) => shape('circle', { key: at, cx: round(x(at)), cy: middle, r: 6 })),
      );
    });
    const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return drawing(
      width,
      y + 34,
      palette,
      ...drawn,
      drawLine(edge, y, width - edge, y, palette.ink),
      shape('path', { d: values.map((at) => `M${round(x(at))} ${y}v5`).join(''), stroke: palette.ink }),
      ...ticks.map(({ at, words }) => tick(x(at), y, words, width, palette)),
    );
  };

/** Where words of this half width begin, are centered or end, so that they’re inside the drawing. */
function placeInside(x: number, half: number, width: number): { at: number; textAnchor: string } {
  if (x < half) return { at: 0, textAnchor: 'start' };
  if (x + half > width) return { at: width, textAnchor: 'end' };
  return { at: x, textAnchor: 'middle' };
}

/** A named value under the axis, kept inside the drawing. */
function tick(x: number, y: number, words: string, width: number, palette: Palette): ReactElement {
  const { at, textAnchor } = placeInside(x, widthOf(words) / 2, width);
  return shape('g', { key: words }, drawLine(x, y, x, y + 8, palette.ink, 2), label(at, y + 26, words, { textAnchor }));
}
