import { filled } from '../text/blanks.ts';
import { capitalized } from '../text/texts.ts';
import type { DoseTexts } from '../model/dose.ts';
import type { Ceiling, Ingredient } from '../model/ingredient.ts';
import type { AdultDose, SupplementRecord } from '../model/protocol.ts';

const plurals: Record<AdultDose['form'], string> = { gummy: 'gummies', capsule: 'capsules', tablet: 'tablets' };

/** “2 gummies”, “1 gummy”. */
const countWords = (count: number, form: AdultDose['form']): string => `${count} ${count === 1 ? form : plurals[form]}`;

/** How much and when: “2 gummies in the evening”, or “1 gummy as needed”. */
export const doseWords = ({ count, form, time }: AdultDose): string =>
  `${countWords(count, form)} ${time ? `in the ${time}` : 'as needed'}`;

/** The ceilings of what is in a supplement. */
export const ceilingsOf = (
  { ingredients: ids }: Pick<SupplementRecord, 'ingredients'>,
  ingredients: readonly Ingredient[],
): Ceiling[] => ingredients.flatMap(({ id, ceiling }) => (ceiling && ids.includes(id) ? [ceiling] : []));

/** What limits a dose: how often, and the ceilings of what is in it. Empty where nothing does. */
function limitWords(
  supplement: SupplementRecord,
  ingredients: readonly Ingredient[],
  { onceADay }: DoseTexts['adults'],
): string {
  const oftenest = supplement.dose.time ? [] : [onceADay];
  const ceilings = ceilingsOf(supplement, ingredients).map(({ words }) =>
    oftenest.length > 0 && words.startsWith('never') ? `and ${words}` : words,
  );
  return [...oftenest, ...ceilings].join(', ');
}

/**
 * The dose of a supplement with its ceiling, as every page and PDF shows it: no dose of something that has a ceiling is
 * printed without it, nor one to begin lower with as if it were the first. Sentences without their final period.
 */
export function dosageWords(
  supplement: SupplementRecord,
  ingredients: readonly Ingredient[],
  { adults: texts }: DoseTexts,
): string {
  const { dose } = supplement;
  const dosage = dose.begin
    ? filled(texts.upTo, doseWords(dose), dose.begin.replace(` ${dose.form}`, ''))
    : doseWords(dose);
  const limit = limitWords(supplement, ingredients, texts);
  return limit ? `${dosage}. ${capitalized(limit)}` : dosage;
}
