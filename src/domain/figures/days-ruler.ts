import type { Milestone } from '../schema/figures.ts';
import { refuse } from './figure.ts';
import { inLanes } from './lanes.ts';

/** A named stretch of days, both ends included. */
export interface Stretch {
  from: number;
  to: number;
  title: string;
}

/** A label on the ruler of days, and where its line stands. */
export interface RulerMark {
  day: number;
  edge: Milestone['edge'];
  text: string;
  claims: readonly string[];
  /** Days from the left edge of the ruler to the line, plus one: the number of a grid line. */
  line: number;
  /** Which row of labels it stands in on a wide screen, from 1. */
  lane: number;
  /** True where the label stands to the left of its line. */
  isTurned: boolean;
}

/** A row of the ruler down the page: the days between two edges, with the labels that begin at its upper one. */
export interface RulerRow {
  from: number;
  to: number;
  stretch?: Stretch;
  marks: RulerMark[];
}

/** The width of a character in parts of the ruler’s length: of 16 px on the narrowest wide screen, or of 10 pt on paper. */
const character = 0.0115;

/** In characters: a colon, and room before a label of the same row, so that two do not read as one sentence. */
const gap = 8;

/**
 * The ruler of a plan: its marks in rows, and the stretches between their edges. Throws RangeError, with the figure’s
 * name, for stretches that leave a gap or hold no day, and for a mark that is on none of them.
 */
export function rulerOf(
  figure: string,
  stretches: readonly Stretch[],
  milestones: readonly Pick<Milestone, 'day' | 'edge' | 'text' | 'claims'>[],
): { days: number; marks: RulerMark[]; rows: RulerRow[] } {
  const days = stretches.at(-1)?.to ?? refuse(figure, 'it has no stretch of days');
  stretches.forEach(({ from, to, title }, index) => {
    if (to < from) refuse(figure, `“${title}” has no length: days ${from} to ${to}`);
    const expected = (stretches[index - 1]?.to ?? 0) + 1;
    if (from !== expected) refuse(figure, `“${title}” begins on day ${from}, not on day ${expected}`);
  });
  const marks = inLanes(
    milestones.map(({ day, edge, text, claims }) => {
      if (day < 1 || day > days) refuse(figure, `“${text}” is on day ${day} of ${days}`);
      const line = edge === 'begins' ? day : day + 1;
      return {
        day,
        edge,
        text,
        claims,
        line,
        x: (line - 1) / days,
        length: markWords({ day, edge }).length + text.length + gap,
      };
    }),
    character,
  ).toSorted((one, other) => one.line - other.line);
  const edges = [...new Set([...stretches.map(({ from }) => from), ...marks.map(({ line }) => line), days + 1])].sort(
    (a, b) => a - b,
  );
  const rows = edges.slice(0, -1).map((from, index): RulerRow => {
    const next = edges[index + 1] ?? days + 1;
    const stretch = stretches.find((one) => one.from === from);
    return {
      from,
      to: next - 1,
      ...(stretch && { stretch }),
      // What ends stands after its line, but for the last day, after which there is no row.
      marks: marks.filter(({ line }) => line === from || (next > days && line === next)),
    };
  });
  return { days, marks, rows };
}

/** The stretch that holds a day. Throws RangeError where none does. */
export const stretchAt = (figure: string, stretches: readonly Stretch[], day: number): Stretch =>
  stretches.find(({ from, to }) => from <= day && day <= to) ?? refuse(figure, `there is no day ${day} on it`);

/** “days 1–10”, “day 30”. */
export const daysWords = ({ from, to }: Pick<Stretch, 'from' | 'to'>): string =>
  from === to ? `day ${from}` : `days ${from}–${to}`;

/** “From day 5”, “Day 30”: when a mark begins or ends something. */
export const markWords = ({ day, edge }: Pick<RulerMark, 'day' | 'edge'>): string =>
  edge === 'begins' ? `From day ${day}` : `Day ${day}`;

/** What is said over and under the ruler of the adults’ days. */
export function ninetyDaysWords(stretches: readonly Stretch[], milestones: readonly Milestone[]) {
  // The day after which nothing begins, where the records name one.
  const last = milestones.find(({ plan, edge }) => plan === 'adults' && edge === 'ends');
  const total = stretches.at(-1)?.to ?? 0;
  return {
    title: last
      ? `${total} days: what is new comes early, and after day ${last.day} nothing is added`
      : `Fog to daylight in ${stretches.length} phases`,
    // Where no bottle is on it, none has to be left out.
    caption: `A stripe is a day, and the calendar is ours. A missed day changes nothing.${last ? ' Every bottle can be left out.' : ''}`,
  };
}
