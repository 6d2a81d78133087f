import { inContent, recordFile } from '../model/content-files.ts';
import { leftOutForChildren } from '../safety/children-limits.ts';
import { comparisonRows } from '../safety/comparison.ts';
import { problem, type Problem } from '../model/problems.ts';
import { agesIn, limitsAt } from '../safety/limits.ts';
import { kinds, lists, type Records } from '../model/records.ts';
import type { Dose } from '../model/dose.ts';
import { nutrientNames } from '../model/nutrient.ts';

/** The amounts that a text gives: “50–100 mg”, “1–2 mg/kg”. */
const amountsIn = (text: string): string[] => text.match(/\d[\d.]*(?:–\d[\d.]*)? (?:mg\/kg|mg|mcg)/g) ?? [];

/** A dose’s own numbers, as its words have to give them; undefined where it has none. */
function amountOf({ min, max, unit }: Dose): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return `${min === max ? min : `${min}–${max}`} ${unit}`;
}

/** Refuses a dose that no limit record meets at some age, since nothing next to it looks like safe, and words that give another dose. */
export function dosesAreCompared({ doses, limits }: Pick<Records, 'doses' | 'limits'>): Problem[] {
  return doses.flatMap((dose): Problem[] => {
    const file = recordFile('doses', dose.id);
    const bare = agesIn(dose.ages).filter((age) => limitsAt(limits, dose.nutrient, age).length === 0);
    const amount = amountOf(dose);
    return [
      ...(bare.length === 0
        ? []
        : [
            problem(
              file,
              'ages',
              `no limit record for ${nutrientNames[dose.nutrient]} at ${bare.length === 1 ? 'age' : 'ages'} ${bare.join(', ')}. Add one to ${inContent(kinds.limits.folder)}; where nobody set a limit, add one without an amount and with setBy: nobody.`,
            ),
          ]),
      ...(amount === undefined || amountsIn(dose.words).includes(amount)
        ? []
        : [problem(file, 'words', `the dose is ${amount}, and its words don’t give it. Write {amount:${dose.id}}.`)]),
    ];
  });
}

/** Refuses a slot that gives a children’s multivitamin without the most of each vitamin, because that’s all a parent can compare the label with. */
export function slotsSayTheLimits({ kidsDay, limits }: Pick<Records, 'kidsDay' | 'limits'>): Problem[] {
  return kidsDay.flatMap(({ gummy, dosage }, index): Problem[] => {
    const left = leftOutForChildren(dosage, limits, gummy);
    if (left.length === 0) return [];
    return [
      {
        file: lists.kidsDay.file,
        field: `[${index}].dosage`,
        message: `gives a multivitamin and does not say ${left.join(' and ')}, the strictest limits at ages 6–12. Say them in the same text.`,
      },
    ];
  });
}

/** Children’s doses above a published limit: which limit, and at what age. They are published with that comparison, so they may be meant. */
export function dosesAboveLimits({ doses, limits }: Pick<Records, 'doses' | 'limits'>): Problem[] {
  return comparisonRows(doses, limits).flatMap(({ dose, band, comparisons }) =>
    comparisons
      .filter(({ isAbove }) => isAbove)
      .map(({ name, amount }) => ({
        file: recordFile('doses', dose.id),
        field: '',
        message: `${amountOf(dose) ?? dose.words} is above the ${name} at ages ${band.from}–${band.to}, which is ${amount}`,
      })),
  );
}
