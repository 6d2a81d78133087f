import { caffeineDay, caffeineFigure } from '../domain/figures/caffeine-steps.ts';
import { daysWords, markWords, ninetyDaysWords, rulerOf } from '../domain/figures/days-ruler.ts';
import { doseAgainstLimit } from '../domain/figures/dose-against-limit.ts';
import { inLanes } from '../domain/figures/lanes.ts';
import { panicClock } from '../domain/figures/panic-clock.ts';
import { dayFigure } from '../domain/figures/the-day.ts';
import { matrixRows, shortName } from '../domain/matrix.ts';
import type { Records } from '../domain/records.ts';

/** The width of a character of 9 pt on a ruler of a column’s width, in parts of that width. */
const character = 0.0125;

/** Sentences as the alternative text of a drawing. */
const spoken = (title: string, lines: readonly string[]) => `${title}. ${lines.join(' ')}`;

function theDay(records: Records, hasBottles: boolean) {
  const day = dayFigure('the-day', records, { hasBottles });
  const lines = day.nodes.map(
    ({ time, text, bottles }) => `${time}: ${text}.${bottles.length > 0 ? ` Optional: ${bottles.join(', ')}.` : ''}`,
  );
  return { ...day, alt: spoken(day.title, lines) };
}

function ninetyDays({ phases, milestones }: Records) {
  const words = ninetyDaysWords(phases, milestones);
  const { days, marks } = rulerOf(
    'ninety-days',
    phases,
    milestones.filter(({ plan }) => plan === 'adults'),
  );
  const named = marks.map((mark) => ({ ...mark, x: (mark.line - 1) / days, head: `${markWords(mark)}:` }));
  const stretches = phases.map(({ title, from, to }) => ({ title, from, to, days: daysWords({ from, to }) }));
  return {
    ...words,
    days,
    stretches,
    marks: named,
    alt: spoken(words.title, [
      ...stretches.map(({ title, days: when }) => `${title}, ${when}.`),
      ...named.map(({ head, text }) => `${head} ${text}.`),
    ]),
  };
}

function doses(records: Records) {
  const ruler = doseAgainstLimit('dose-against-limit', records, 'magnesium');
  const { before, amount, after } = ruler.atMost;
  return {
    ...ruler,
    atMost: `${before} ${amount}${after}`,
    title: ruler.title.text,
    bands: ruler.bands.map(({ ages, rows, limits }) => ({
      ages,
      rows: rows.map(({ readingName, rangeWords, bars }) => ({ readingName, rangeWords, bars })),
      ticks: inLanes(
        limits.map((limit) => ({ ...limit, x: limit.at / ruler.most, length: limit.text.length + 1 })),
        character,
      ),
    })),
    alt: spoken(
      ruler.title.text,
      ruler.inWords.map(({ head, text }) => `${head} ${text}`.trim()),
    ),
  };
}

function caffeine(records: Records) {
  const drawn = caffeineFigure('caffeine-steps', records.caffeineSteps);
  return {
    ...drawn,
    /** The day of the week beside which it stands. */
    day: caffeineDay(records),
    alt: spoken(
      drawn.title,
      drawn.steps.map(({ when, words }) => `${when}: ${words}`),
    ),
  };
}

function panic(records: Records) {
  const clock = panicClock(records);
  return { ...clock, alt: spoken(clock.title, clock.inWords) };
}

/** What the templates draw, from the same data as the figures of the pages, each with its words as the alternative text. */
export const figuresOnPaper = (records: Records) => ({
  day: theDay(records, false),
  dayWithBottles: theDay(records, true),
  ninety: ninetyDays(records),
  doses: doses(records),
  caffeine: caffeine(records),
  panic: panic(records),
  matrix: {
    columns: records.ingredients.map(shortName),
    rows: matrixRows(records.medicines, records.ingredients).map(({ medicine, cells }) => ({
      name: medicine.name,
      verdicts: cells.map(({ kind }) => kind),
    })),
  },
});
