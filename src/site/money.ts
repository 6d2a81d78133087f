import { planMonths } from '../plan/days.ts';

/** Cents as a reader expects them: $60, $4.50. Throws RangeError for a fraction of a cent or a negative amount. */
export function formatCents(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0) throw new RangeError(`an amount is whole cents from 0 up; got ${cents}`);
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** A price range as it is printed: $184–203. */
export const formatRange = ({ least, most }: { least: number; most: number }): string =>
  `${formatCents(least)}–${formatCents(most).replace('$', '')}`;

/** What the whole stack costs for 90 days, in cents: without what is taken as needed, and with everything. */
export function stackTotal(supplements: readonly { costCents: number; dose: { time?: unknown } }[]): {
  least: number;
  most: number;
} {
  const sum = (items: readonly { costCents: number }[]) => items.reduce((total, { costCents }) => total + costCents, 0);
  return { least: sum(supplements.filter(({ dose }) => dose.time !== undefined)), most: sum(supplements) };
}

/** What something costs a month that costs so many cents for the plan, to the nearest dollar or ten. */
export const aMonth = (cents: number, nearest: 100 | 1000 = 100): number =>
  Math.round(cents / planMonths / nearest) * nearest;

/** What the stack costs a month without what is taken as needed, in cents: to the nearest ten dollars, as the offer says it. */
export const offerAMonth = (supplements: Parameters<typeof stackTotal>[0]): number =>
  aMonth(stackTotal(supplements).least, 1000);

/** The sum of items that all carry a price, in cents; undefined where one does not. */
export function itemsTotal(items: readonly { costCents?: number | undefined }[]): number | undefined {
  return items.reduce<number | undefined>(
    (total, { costCents }) => (total === undefined || costCents === undefined ? undefined : total + costCents),
    0,
  );
}

/**
 * The day on which the oldest of these costs was written down: none of them is newer than it says. Throws RangeError where there is no
 * cost.
 */
export function costsWrittenDown(items: readonly { costDate: string }[]): string {
  const [oldest] = items.map(({ costDate }) => costDate).sort();
  if (oldest === undefined) throw new RangeError('without a cost there is no day on which it was written down');
  return oldest;
}
