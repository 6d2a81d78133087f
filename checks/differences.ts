import type { Claim, Reference } from '../src/domain/schema/evidence.ts';
import { amountKey, everyAmountIn } from './amounts.ts';
import type { Marked } from './marked.ts';

/** Words that turn a sentence into its opposite. */
const denial = /\b(?:no|not|nor|never|nobody|none|nothing|neither|without|cannot)\b|n[’']t\b/i;

/** Where a sentence and what its mark leads to do not say the same, as far as a machine can tell. */
export type Difference = 'a number that the record does not have' | 'one of the two denies';

const strange: Difference = 'a number that the record does not have';

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
  return [...(isStrange ? [strange] : []), ...(isOpposite ? (['one of the two denies'] as const) : [])];
}

/**
 * The sentences of a page that say something else than what their marks lead to. A number may stand in any of the records
 * that the sentence, or the block around it, is marked with. A denial is held to claims alone: the finding of a source is long,
 * and denies something in most.
 */
export function sentencesThatDiffer(
  marks: readonly Pick<Marked, 'id' | 'says'>[],
  claims: readonly Claim[],
  references: readonly Reference[],
): { ids: string[]; says: string; differences: Difference[] }[] {
  return [...Map.groupBy(marks, ({ says }) => says)].flatMap(([says, own]) => {
    const near = marks.filter((other) => other.says.includes(says) || says.includes(other.says)).map(({ id }) => id);
    const ofSentence = claims.filter(({ id }) => near.includes(id));
    const named = new Set([...near, ...ofSentence.flatMap((claim) => claim.references)]);
    const sources = references.filter(({ id }) => named.has(id));
    const all = {
      text: ofSentence.map(({ text }) => text).join(' '),
      note: ofSentence.map(({ note }) => note).join(' '),
    };
    const [number] = differencesOf(says, all, sources);
    const opposite = claims
      .filter(({ id }) => own.some((mark) => mark.id === id))
      .flatMap((claim) => differencesOf(says, claim, []))
      .find((each) => each === 'one of the two denies');
    const differences: Difference[] = [...(number === strange ? [strange] : []), ...(opposite ? [opposite] : [])];
    return differences.length > 0 ? [{ ids: [...new Set(own.map(({ id }) => id))], says, differences }] : [];
  });
}
