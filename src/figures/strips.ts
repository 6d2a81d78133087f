import { bar, drawing, inLines, label, drawLine, shape, type Draw } from './svg.ts';

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
        drawLine(x(medianFrom), above.length * 20 + 4, x(medianFrom), y, palette.ink, 2),
        bar(x(least), x(most), y - 3, palette.rule, palette, 6),
        bar(x(medianFrom), x(medianTo), y - 9, palette.good, palette, 18),
        label(0, y + 32, `${least} days`),
        label(width, y + 32, `${most} days`, { textAnchor: 'end' }),
      ),
      shape(
        'g',
        { 'data-claim': own },
        drawLine(x(ours), y - 9, x(ours), y + 16, palette.ink, 2),
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
          drawLine(x(0), y - 2, x(0), y + 20, palette.ink, 2),
        );
      }),
    );
  };
