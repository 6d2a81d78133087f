import { filled } from '../text/blanks.ts';
import type { Records } from '../model/records.ts';
import { drawChart } from './chart.ts';
import { drawHabit, drawNight } from './strips.ts';
import type { Draw } from './svg.ts';

/** A figure made from records: the same for a page, for paper and in words. */
export interface FigureContent {
  id: string;
  title: string;
  /** The claim that the title repeats. */
  claim?: string | undefined;
  caption?: string | undefined;
  wordsTitle: string;
  /** Everything that is drawn, in reading order. */
  words: readonly { text: string; claims?: readonly string[] }[];
  draw: Draw;
}

/** A whole hour as the site prints it: “7 AM”, “12 PM”. */
const hourWords = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** Caffeine on its way down: a row for each step, with the hours of its cups. */
export function caffeineSteps({ caffeineSteps: record }: Records): FigureContent {
  const { steps, lastHour, claims } = record;
  const hours = [...steps.flatMap(({ cups }) => cups), lastHour];
  const [from, to] = [Math.min(...hours), Math.max(...hours)];
  return {
    id: 'caffeine-steps',
    ...record,
    claim: claims[0],
    words: steps.map(({ when, text, cups }) => ({
      text: `${when}: ${text}. Cups: ${cups.map(hourWords).join(', ')}.`,
    })),
    draw: drawChart({
      from,
      to,
      ticks: [...new Set([from, lastHour, to])].map((at) => ({ at, words: hourWords(at) })),
      mark: lastHour,
      rows: steps.map(({ when, text, cups }) => ({ words: `${when}: ${text}`, dots: cups, claim: claims[0] })),
    }),
  };
}

/** Minutes of a night: what is better reaches to the right, what is worse to the left, all on one scale. */
export function nightInMinutes({ measures: { night } }: Records): FigureContent {
  return {
    id: 'night-in-minutes',
    ...night,
    claim: night.rows[0]?.claims[0],
    words: night.rows.map(({ text, who, claims }) => ({ text: `${text}. Studied: ${who}.`, claims })),
    draw: drawNight({
      ...night,
      rows: night.rows.flatMap(({ text, minutes, claims }) =>
        minutes === undefined ? [] : [{ words: text, minutes, claim: claims[0] }],
      ),
    }),
  };
}

/** How long a habit took people, with the length of this plan next to it. */
export function habitTime(records: Records): FigureContent {
  const { habit } = records.measures;
  const { least, most, medianFrom, medianTo, claims, words } = habit;
  const ours = records.phases.at(-1)?.to ?? 0;
  const own = records.scienceScreen.lengthClaim;
  const median = filled(words.median, medianFrom, medianTo);
  return {
    id: 'days-to-a-habit',
    ...habit,
    claim: claims[0],
    words: [
      { text: filled(words.least, least), claims },
      { text: `${median}.`, claims },
      { text: filled(words.plan, ours), claims: [own] },
      { text: filled(words.most, most), claims },
    ],
    draw: drawHabit({ ...habit, ours, medianWords: median, oursWords: `${ours}: this plan`, claim: claims[0], own }),
  };
}
