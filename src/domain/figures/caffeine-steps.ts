import { starterDays } from '../days.ts';
import type { Records } from '../records.ts';
import type { CaffeineSteps } from '../schema/figures.ts';
import { refuse } from './figure.ts';

/** 7 → “7am”, 13 → “1 PM”, as the site writes its hours. */
export const hourWords = (hour: number): string => (hour < 12 ? `${hour}am` : `${hour === 12 ? 12 : hour - 12} PM`);

const cupsWords = (cups: readonly number[]) => (cups.length === 0 ? 'no cup' : cups.map(hourWords).join(', '));

/**
 * The day of the first week on which the cups begin to go: the one whose tasks name every claim of the steps. The figure
 * stands there. Undefined where none does, which a rule refuses.
 */
export const caffeineDay = (records: Pick<Records, 'adultDays' | 'caffeineSteps'>): number | undefined =>
  starterDays(records).find(({ tasks }) => {
    const named = tasks.flatMap(({ claims }) => claims);
    return records.caffeineSteps.claims.every((claim) => named.includes(claim));
  })?.day;

/** What the way down from caffeine is drawn from: a row a step, a column an hour. Throws RangeError where no step has a cup. */
export function caffeineFigure(figure: string, { steps, lastHour, note, askFirst }: CaffeineSteps) {
  const hours = steps.flatMap(({ cups }) => cups);
  if (hours.length === 0) refuse(figure, 'no step has a cup');
  const first = Math.min(...hours, lastHour);
  const last = Math.max(...hours, lastHour);
  const columnOf = (hour: number) => hour - first + 1;
  return {
    title: `Down a step every few days, the last cup first, until none comes after ${hourWords(lastHour)}`,
    caption: `An example of ${steps[0]?.cups.length ?? 0} cups; yours are your own. ${note}`,
    askFirst,
    columns: last - first + 1,
    /** Behind this column no cup comes in the end. */
    end: columnOf(lastHour),
    /** The hours that are named over the columns. */
    hours: [...new Set([first, lastHour, last])].map((hour) => ({
      column: columnOf(hour),
      words: hourWords(hour),
      isEnd: hour === lastHour,
    })),
    steps: steps.map(({ when, text, cups }) => ({
      when,
      text,
      columns: cups.map(columnOf),
      words: `${text}. Cups: ${cupsWords(cups)}.`,
    })),
  };
}
