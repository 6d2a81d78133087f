import { inContent, kinds, recordFile, singles, type Records } from '../model/records.ts';
import { givesPieces } from './words/typed-amounts.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';
import { ageBands } from '../safety/doses.ts';
import { agesIn, isSet, limitAmount, limitsAt, strictestLimit } from '../safety/limits.ts';
import { doseAmount } from '../model/dose.ts';
import type { Limit } from '../model/evidence.ts';
import { ownTexts, type Text } from '../model/every-text.ts';
import { nutrientNames, type Nutrient } from '../model/nutrient.ts';

/** The amounts that a text gives: “50–100 mg”, “1–2 mg/kg”. */
const amountsIn = (text: string): string[] => text.match(/\d[\d.]*(?:–\d[\d.]*)? (?:mg\/kg|mg|mcg)/g) ?? [];

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
      ...(amount === undefined || amountsIn(dose.words).includes(amount)
        ? []
        : [problem(file, 'words', `the dose is ${amount}, and its words don’t give it. Write {amount:${dose.id}}.`)]),
    ];
  });
}

/** The most that the specification allows as a child’s limit of our own, in the limit’s own unit. A limit may be lower, never higher. */
const highestOwnLimits: Readonly<Record<string, number>> = {
  'magnesium-project-6-8': 65,
  'magnesium-project-9-13': 110,
  'vitamin-b6-project-4-8': 40,
  'vitamin-b6-project-9-13': 60,
  'vitamin-a-6-12-project': 600,
  'vitamin-d-6-12-project': 50,
};

/** Refuses a child’s limit of our own above the most that the specification allows, and one that it doesn’t know. */
export function ownLimitsAreNoLooser({ limits }: Records): Problem[] {
  const ofChildren = limits.filter(({ setBy, ages }) => setBy === 'project' && ages.from < 18);
  return ofChildren.filter(isSet).flatMap(({ id, amount, unit }) => {
    const most = highestOwnLimits[id];
    if (most !== undefined && amount <= most) return [];
    const message =
      most === undefined
        ? 'a new limit of our own for children. Add the highest it may ever be to src/rules/children-doses.ts, and have a pharmacist read it.'
        : `${amount} ${unit} is looser than the safety rules allow for a child. Write ${most} ${unit} or less.`;
    return [problem(recordFile('limits', id), 'amount', message)];
  });
}

/** Nutrients that a children’s multivitamin may contain too much of. */
const inMultivitamins: readonly Nutrient[] = ['vitamin-b6', 'vitamin-a', 'vitamin-d'];

/** The strictest limits of one nutrient at the ages of the children’s protocol, as printed: “4.5 mg” and “6.1 mg”. */
const strictest = (limits: readonly Limit[], nutrient: Nutrient): string[] =>
  ageBands
    .flatMap(agesIn)
    .flatMap((age) => strictestLimit(limits, nutrient, { from: age, to: age }) ?? [])
    .map(limitAmount);

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
  return ownTexts(records).flatMap((said) => {
    const slot = slotOf(said);
    if (!isGiven(said.text) || !multivitamin.test(`${slot?.gummy ?? ''} ${said.text}`)) return [];
    const left = limits.filter((amount) => ![said.text, ...(slot?.most ?? [])].join(' ').includes(amount));
    return problemIf(
      left.length > 0,
      said.file,
      said.field,
      `gives a multivitamin and does not say ${left.join(' and ')}, the strictest limits at ages 6–12. Say them in the same text.`,
    );
  });
}
