import type { ReactElement } from 'react';
import { bar, drawing, inLines, label, line, pagePalette, round, shape, type Draw } from './svg.ts';

interface Habit {
  least: number;
  most: number;
  medianFrom: number;
  medianTo: number;
  medianWords: string;
  ours: number;
  oursWords: string;
  claim?: string | undefined;
  /** The claim that the length of this plan rests on. */
  own: string;
}

/** One line of days from the quickest person to the slowest, with the median above it and this plan below. */
export const drawHabit =
  ({ least, most, medianFrom, medianTo, medianWords, ours, oursWords, claim, own }: Habit): Draw =>
  (width, palette) => {
    const edge = 1;
    const x = (days: number) => edge + (days / most) * (width - 2 * edge);
    const above = inLines(medianWords, width - x(medianFrom));
    const y = above.length * 20 + 24;
    return drawing(
      width,
      y + 42,
      palette,
      shape(
        'g',
        { 'data-claim': claim },
        ...above.map((words, index) => label(x(medianFrom), 18 + index * 20, words)),
        line(x(medianFrom), above.length * 20 + 4, x(medianFrom), y, palette.ink, 2),
        bar(x(least), x(most), y - 3, palette.rule, palette, 6),
        bar(x(medianFrom), x(medianTo), y - 9, palette.good, palette, 18),
        label(0, y + 32, `${least} days`),
        label(width, y + 32, `${most} days`, { textAnchor: 'end' }),
      ),
      shape(
        'g',
        { 'data-claim': own },
        line(x(ours), y - 9, x(ours), y + 16, palette.ink, 2),
        label(x(ours) - 4, y + 32, oursWords),
      ),
    );
  };

interface Night {
  worse: string;
  better: string;
  rows: readonly { words: string; minutes: number; claim?: string | undefined }[];
}

/** Minutes gained to the right of a line and lost to the left of it, on one scale: the name above each bar, and the number at its end. */
export const drawNight =
  ({ worse, better, rows }: Night): Draw =>
  (width, palette) => {
    const [edge, gap, step] = [32, 8, 56];
    const all = rows.map(({ minutes }) => minutes);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const x = (minutes: number) => edge + ((minutes - least) / (most - least)) * (width - 2 * edge);
    return drawing(
      width,
      28 + rows.length * step,
      palette,
      label(x(0) - gap, 16, worse, { textAnchor: 'end' }),
      label(width, 16, better, { textAnchor: 'end' }),
      ...rows.map(({ words, minutes, claim }, index) => {
        const y = (index + 1) * step;
        const [end, textAnchor, fill] = minutes > 0 ? [gap, 'start', palette.good] : [-gap, 'end', palette.bad];
        return shape(
          'g',
          { key: words, 'data-claim': claim },
          label(0, y - 10, words),
          bar(x(Math.min(0, minutes)), x(Math.max(0, minutes)), y, fill, palette, 18),
          label(x(minutes) + end, y + 14, String(Math.abs(minutes)), { textAnchor }),
          line(x(0), y - 2, x(0), y + 20, palette.ink, 2),
        );
      }),
    );
  };

/**
 * A plan in one line, cut after the last day of each of its parts, a mark for each day, and with the reader’s own day on it, if there is
 * one. It’s as wide as its place and always as high, so its places are in percent. The page says the same.
 */
export function drawDayStrip(cuts: readonly number[], day?: number): ReactElement {
  const days = cuts.at(-1) ?? 1;
  const percent = (at: number) => `${round(((at - 1) / days) * 100)}%`;
  const { ink } = pagePalette;
  const starts = cuts.map((_, index) => (cuts[index - 1] ?? 0) + 1);
  const here = day === undefined ? 0 : day + 0.5;
  const isLate = here > days / 2;
  const top = here ? 20 : 1;
  return shape(
    'svg',
    { width: '100%', height: top + 46, fontSize: 16, fill: ink, 'aria-hidden': 'true' },
    ...cuts.map((to, index) =>
      shape('rect', {
        x: percent(starts[index] ?? 1),
        y: top,
        width: percent(to - (starts[index] ?? 1) + 2),
        height: 20,
        // Four tones, from fog to daylight.
        fill: `var(--figure-${Math.min(4, index + 1)})`,
        stroke: ink,
      }),
    ),
    // Stretched to the width, so that the same few characters repeat, and compress to almost nothing.
    shape(
      'svg',
      { y: top + 20, height: 4, viewBox: `0 0 ${days} 1`, preserveAspectRatio: 'none' },
      shape('path', { d: `M1 0${'v1m1-1'.repeat(days - 2)}v1`, stroke: ink, vectorEffect: 'non-scaling-stroke' }),
    ),
    // The first day of each part, and the last day, where there’s room for it on a phone.
    ...starts
      .filter((start) => (days - start) / days > 0.1)
      .map((start) => shape('text', { x: percent(start), y: top + 42 }, start)),
    shape('text', { x: '100%', y: top + 42, textAnchor: 'end' }, days),
    ...(here
      ? [
          shape('svg', { x: percent(here) }, shape('path', { d: 'M-6 4h12l-6 11zM-1 12h2v34h-2z' })),
          shape(
            'text',
            { x: percent(here), y: 14, dx: isLate ? -10 : 10, textAnchor: isLate ? 'end' : 'start' },
            'You’re here',
          ),
        ]
      : []),
  );
}

/** Four marks, as many of them filled as we are sure. */
export const drawSure =
  (sure: number): Draw =>
  (width, palette) =>
    drawing(
      width,
      16,
      palette,
      ...Array.from({ length: 4 }, (_, index) =>
        bar(
          1 + index * (width / 4),
          (index + 1) * (width / 4) - 5,
          1,
          index < sure ? palette.good : 'none',
          palette,
          14,
        ),
      ),
    );
