import { lowered } from './first-letter.ts';
import type { AdultDose, Ceiling, Ingredient, SupplementRecord } from './schema/protocol.ts';

const plurals: Record<AdultDose['form'], string> = { gummy: 'gummies', capsule: 'capsules', tablet: 'tablets' };

/** “2 gummies”, “1 gummy”. */
const countWords = (count: number, form: AdultDose['form']): string => `${count} ${count === 1 ? form : plurals[form]}`;

/** A dose as on the label of a day: “2 gummies, evening”, or “1 gummy, as needed”. */
export const doseWords = ({ count, form, time }: AdultDose): string =>
  `${countWords(count, form)}, ${time ?? 'as needed'}`;

/** A ceiling as a sentence without its final period; it says whether it is our own. */
export const ceilingWords = ({ words, own }: Ceiling): string => (own ? `${words} (our own caution)` : words);

/** The ceilings of what is in a bottle. */
export const ceilingsOf = (
  { ingredients: ids }: Pick<SupplementRecord, 'ingredients'>,
  ingredients: readonly Ingredient[],
): Ceiling[] => ingredients.flatMap(({ id, ceiling }) => (ceiling && ids.includes(id) ? [ceiling] : []));

/** The dose of a bottle in two parts, each a sentence without its final period: how much and when, and the most of it. */
export function dosageParts(
  supplement: SupplementRecord,
  ingredients: readonly Ingredient[],
): { amount: string; most: string | undefined } {
  const { dose } = supplement;
  const ceilings = ceilingsOf(supplement, ingredients).map(ceilingWords);
  const begin = dose.begin && `Begin with ${dose.begin}`;
  const onceADay = dose.time ? [] : ['Once in a day at most, and never more than the label says'];
  const most = [...(begin ? [begin] : []), ...ceilings, ...onceADay].map((words, index) =>
    index === 0 ? words : lowered(words),
  );
  const upTo = dose.begin && dose.count > 1 ? 'Up to ' : '';
  return { amount: upTo + doseWords(dose), most: most.length > 0 ? most.join('; ') : undefined };
}

/**
 * The dose of a bottle with its ceiling, as it stands on every page and paper: no dose of something that has a ceiling is
 * printed without it. Sentences without the final period.
 */
export function dosageWords(supplement: SupplementRecord, ingredients: readonly Ingredient[]): string {
  const { amount, most } = dosageParts(supplement, ingredients);
  return most ? `${amount}. ${most}` : amount;
}
