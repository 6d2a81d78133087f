import { inWords } from '../text/number-words.ts';
import { aMonth, formatCents, formatRange, offerAMonth, stackTotal } from '../site/money.ts';
import { planMonths } from '../plan/days.ts';
import type { Helpline } from '../model/evidence.ts';

/** What texts name instead of writing it again: `{samhsa}` for a helpline’s number, `{stack-total}` for a sum. */
export type NamedWords = ReadonlyMap<string, string>;

const listed = new Intl.ListFormat('en-US');

/** Every name that a text may use, and what replaces it. */
export function namedWords(
  helplines: readonly Pick<Helpline, 'id' | 'call'>[],
  supplements: readonly (Parameters<typeof stackTotal>[0][number] & { name: string; ingredients: readonly string[] })[],
): NamedWords {
  const { least, most } = stackTotal(supplements);
  const asNeeded = supplements.filter(({ dose }) => dose.time === undefined).map(({ name }) => name);
  const costs = supplements.map(({ costCents }) => costCents);
  return new Map([
    ...helplines.map(({ id, call }) => [id, call] as const),
    ['stack-total', formatRange({ least, most })],
    ['stack-a-month', formatRange({ least: aMonth(least), most: aMonth(most) })],
    ...(costs.length > 0
      ? ([
          ['least-cost', formatCents(Math.min(...costs))],
          ['most-cost', formatCents(Math.max(...costs))],
        ] as const)
      : []),
    ['stack-count', inWords(supplements.length)],
    ['stack-least', formatCents(least)],
    ['stack-most', formatCents(most)],
    ['as-needed', listed.format(asNeeded)],
    ['core-count', inWords(new Set(supplements.flatMap(({ ingredients }) => ingredients)).size)],
    ['offer', formatCents(offerAMonth(supplements))],
    ['offer-months', String(planMonths)],
  ]);
}
