import type { ReactElement } from 'react';
import { bar, drawing, inLines, label, line, round, shape, widthOf, type Draw, type Palette } from './svg.ts';

/** A labelled row of a chart: bars from one value to another, dots on a line, or both. */
interface Row {
  words: string;
  bars?: readonly { from: number; to: number; /** Its place among the stages. */ tone: number }[];
  dots?: readonly number[];
  claim?: string | undefined;
}

/** Rows over one scale. */
export interface Chart {
  from: number;
  to: number;
  /** Named values under the rows, in their order. */
  ticks: readonly { at: number; words: string }[];
  /** Values that get a small mark without a name, such as each day. */
  minorTicks?: readonly number[];
  rows: readonly Row[];
  /** A value that a line across each row marks. */
  mark?: number;
  /** Whether labels go above their rows even where there is room beside them. */
  areLabelsAbove?: boolean;
}

const lineHeight = 20;

/** Draws rows over one scale: the labels beside their rows where all of them fit, and else above, and the named values below. */
export const drawChart =
  (chart: Chart): Draw =>
  (width, palette) => {
    const edge = 8;
    const x = (value: number) => edge + ((value - chart.from) / (chart.to - chart.from)) * (width - 2 * edge);
    const endsOf = ({ bars = [], dots = [] }: Row) => [
      ...bars.flatMap(({ from, to }) => [x(from), x(to)]),
      ...dots.map(x),
    ];
    const besides = chart.rows.map((row) => labelBeside(row.words, endsOf(row), width));
    const areBeside = !chart.areLabelsAbove && besides.every((place) => place !== undefined);
    let y = areBeside ? 4 : 0;
    const rows = chart.rows.map((row, rowIndex): ReactElement => {
      const { words, bars = [], dots = [] } = row;
      const beside = areBeside ? besides[rowIndex] : undefined;
      const lines = beside ? [] : inLines(words, width);
      const top = y + lines.length * lineHeight;
      const middle = top + 12;
      y = top + (beside ? 30 : 38);
      return shape(
        'g',
        { key: words, 'data-claim': row.claim },
        ...lines.map((text, index) => label(0, top - 5 - (lines.length - 1 - index) * lineHeight, text)),
        beside && label(beside.x, middle + 5, words, { textAnchor: beside.anchor }),
        dots.length > 0 && !beside && line(edge, middle, width - edge, middle, palette.rule),
        ...bars.map(({ from, to, tone }) =>
          bar(x(from), x(to), middle - 8, palette.stages[tone] ?? palette.ink, palette),
        ),
        chart.mark !== undefined && line(x(chart.mark), middle - 12, x(chart.mark), middle + 14, palette.ink, 2),
        ...dots.map((at) => shape('circle', { key: at, cx: round(x(at)), cy: middle, r: 6 })),
      );
    });
    const hasRoomForTicks = x(chart.from + 1) - x(chart.from) >= 5;
    return drawing(
      width,
      y + 34,
      palette,
      ...rows,
      line(edge, y, width - edge, y, palette.ink),
      hasRoomForTicks &&
        chart.minorTicks &&
        shape('path', { d: chart.minorTicks.map((at) => `M${round(x(at))} ${y}v5`).join(''), stroke: palette.ink }),
      ...chart.ticks.map(({ at, words }) => tick(x(at), y, words, width, palette)),
    );
  };

/** Where a label fits beside what it names: to its right, or else to its left. Undefined where neither has room. */
function labelBeside(words: string, ends: readonly number[], width: number) {
  const gap = 12;
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  if (last + gap + widthOf(words) <= width) return { x: last + gap, anchor: 'start' };
  if (first - gap - widthOf(words) >= 0) return { x: first - gap, anchor: 'end' };
  return undefined;
}

/** A named value under the axis, kept inside the drawing. */
function tick(x: number, y: number, words: string, width: number, palette: Palette): ReactElement {
  const half = widthOf(words) / 2;
  const anchor = x < half ? 'start' : x + half > width ? 'end' : 'middle';
  const at = anchor === 'start' ? 0 : anchor === 'end' ? width : x;
  return shape(
    'g',
    { key: words },
    line(x, y, x, y + 8, palette.ink, 2),
    label(at, y + 26, words, { textAnchor: anchor }),
  );
}
