import { inContent, kinds, recordFile, singles, type Records } from '../model/records.ts';
import { givesPieces } from './words/typed-amounts.ts';
import { problem, problemIf, problemOf, type Problem } from '../problems/problems.ts';
import { ageBands } from '../safety/doses.ts';
import { agesIn, limitAmount, limitsAt, strictestLimit } from '../safety/limits.ts';
import { doseAmount } from '../model/dose.ts';
import type { Limit } from '../model/evidence.ts';
import { ownTexts, type Text } from '../model/every-text.ts';
import { countedIn, nutrientNames, nutrients, type Nutrient } from '../model/nutrient.ts';

/** Refuses a dose that no limit record meets at some age, since nothing next to it looks like safe, and words that give another dose. */
export function dosesAreCompared({ doses, limits }: Records): Problem[] {
  return doses.flatMap((dose): Problem[] => {
    const file = recordFile('doses', dose.id);
    const bare = agesIn(dose.ages).filter((age) => limitsAt(limits, dose.nutrient, age).length === 0);
    const amount = doseAmount(dose);
    return [
      ...problemIf(
        bare.length > 0,
        file,
        'ages',
        `no limit record for ${nutrientNames[dose.nutrient]} at ${bare.length === 1 ? 'age' : 'ages'} ${bare.join(', ')}. Add one to ${inContent(kinds.limits.folder)}; where nobody set a limit, add one without an amount and with setBy: nobody.`,
      ),
      ...(amount === undefined || ` ${dose.words}`.includes(` ${amount}`)
        ? []
        : [problem(file, 'words', `the dose is ${amount}, and its words don’t give it. Write {amount:${dose.id}}.`)]),
    ];
  });
}

const childrensAges = ageBands.flatMap(agesIn);

/** The strictest limit that we found, by the youngest age that it’s for, in its nutrient’s unit. A limit may be lower, never higher. */
const strictestFound: Partial<Record<Nutrient, Readonly<Record<number, number>>>> = {
  magnesium: { 6: 65, 9: 110 },
  'vitamin-b6': { 6: 4.5, 7: 6.1 },
  'vitamin-a': { 6: 600 },
  'vitamin-d': { 6: 50 },
};

/** Refuses a nutrient whose limit at some age of the children’s protocol is above the strictest that we found, or isn’t in that list. */
export const childrensLimitsAreNoLooser = ({ limits }: Records): Problem[] =>
  nutrients.flatMap((nutrient) => {
    const strictestAt = Object.entries(strictestFound[nutrient] ?? {});
    return childrensAges
      .map((age) => ({
        age,
        limit: strictestLimit(limits, nutrient, { from: age, to: age }),
        most: strictestAt.findLast(([from]) => Number(from) <= age)?.[1],
      }))
      .filter(({ limit, most }) => (limit && most ? limit.amount > most : (limit ?? most)))
      .slice(0, 1)
      .map(({ age, limit, most }) =>
        problem(
          limit ? recordFile('limits', limit.id) : kinds.limits.folder,
          'amount',
          `${limit ? limitAmount(limit) : 'nothing'} would be the limit of ${nutrientNames[nutrient]} at age ${age}. The strictest that we found in a source ${most ? `is ${most} ${countedIn[nutrient]}: write that or less` : 'isn’t in src/rules/children-doses.ts yet: let a pharmacist read it, and add it'}.`,
        ),
      );
  });

/** Nutrients that a children’s multivitamin may contain too much of. */
const inMultivitamins: readonly Nutrient[] = ['vitamin-b6', 'vitamin-a', 'vitamin-d'];

/** The strictest limits of one nutrient at the ages of the children’s protocol, as printed: “4.5 mg” and “6.1 mg”. */
const strictest = (limits: readonly Limit[], nutrient: Nutrient): string[] =>
  childrensAges.flatMap((age) => strictestLimit(limits, nutrient, { from: age, to: age }) ?? []).map(limitAmount);

const multivitamin = /\bchildren’s multivitamin/i;
const isGiven = (text: string) => givesPieces(text) || /\blabel’s amount\b/i.test(text);

/**
 * Refuses a text that gives a children’s multivitamin without the most of each vitamin, because that’s all a parent can compare the label
 * with.
 */
export function slotsSayTheLimits(records: Records): Problem[] {
  const limits = [...new Set(inMultivitamins.flatMap((nutrient) => strictest(records.limits, nutrient)))];
  const slots = records.kidsDay.map(({ gummy, most }, index) => ({ field: `[${index}].dosage`, gummy, most }));
  const slotOf = ({ file, field }: Text) =>
    file === singles.kidsDay.file ? slots.find((slot) => slot.field === field) : undefined;
  return ownTexts(records).flatMap((passage) => {
    const slot = slotOf(passage);
    if (!isGiven(passage.text) || !multivitamin.test(`${slot?.gummy ?? ''} ${passage.text}`)) return [];
    const left = limits.filter((amount) => ![passage.text, ...(slot?.most ?? [])].join(' ').includes(amount));
    if (left.length === 0) return [];
    const message = `gives a multivitamin and does not say ${left.join(' and ')}, the strictest limits at ages 6–12. Say them in the same text.`;
    return [problemOf(passage, message)];
  });
}
