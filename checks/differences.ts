import type { Claim, Reference } from '../src/domain/schema/evidence.ts';
import { amountKey, everyAmountIn } from './amounts.ts';

/** Words that turn a sentence into its opposite. */
const denial = /\b(?:no|not|nor|never|nobody|none|nothing|neither|without|cannot)\b|n[’']t\b/i;

/** Where a sentence and what its mark leads to do not say the same, as far as a machine can tell. */
export type Difference = 'a number that the record does not have' | 'one of the two denies';

/**
 * What a reader should look at: a sentence that gives an amount which neither the claim, its note nor its sources hold, and one that
 * denies what its claim affirms, or the other way around. Other words for the same are no difference.
 */
export function differencesOf(
  says: string,
  { text, note }: Pick<Claim, 'text' | 'note'>,
  sources: readonly Pick<Reference, 'title' | 'finding' | 'caution'>[],
): Difference[] {
  const record = [text, note, ...sources.flatMap(({ title, finding, caution = '' }) => [title, finding, caution])];
  const known = new Set(record.flatMap((words) => everyAmountIn(words)).map(({ text: amount }) => amountKey(amount)));
  const numbers = new Set(record.join(' ').match(/\d+(?:[.,]\d+)*/g) ?? []);
  const isStrange = everyAmountIn(says).some(
    ({ text: amount }) =>
      !known.has(amountKey(amount)) && !(amount.match(/\d+(?:[.,]\d+)*/g) ?? ['-']).every((each) => numbers.has(each)),
  );
  const isOpposite = denial.test(says) !== denial.test(text);
  return [
    ...(isStrange ? (['a number that the record does not have'] as const) : []),
    ...(isOpposite ? (['one of the two denies'] as const) : []),
  ];
}
