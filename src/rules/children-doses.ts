import { inContent, recordFile } from '../model/content-files.ts';
import { leftOutForChildren } from '../safety/children-limits.ts';
import { comparisonRows } from '../safety/comparison.ts';
import { ageBands } from '../safety/doses.ts';
import type { Problem } from '../model/problems.ts';
import { agesIn, limitsAt } from '../safety/limits.ts';
import { kinds, lists, type Records } from '../model/records.ts';
import { reading as readings, type Dose } from '../model/dose.ts';
import { nutrientNames } from '../model/nutrient.ts';

/** Refuses a dose without a limit record at some age: it would be shown with no limit, and that looks safe. */
export function dosesAreCompared({ doses, limits }: Pick<Records, 'doses' | 'limits'>): Problem[] {
  return doses.flatMap((dose): Problem[] => {
    const bare = agesIn(dose.ages).filter((age) => limitsAt(limits, dose.nutrient, age).length === 0);
    if (bare.length === 0) return [];
    return [
      {
        file: recordFile('doses', dose.id),
        field: 'ages',
        message: `no limit record for ${nutrientNames[dose.nutrient]} at ${bare.length === 1 ? 'age' : 'ages'} ${bare.join(', ')}. Add one to ${inContent(kinds.limits.folder)}; where nobody set a limit, add one without an amount and with setBy: nobody.`,
      },
    ];
  });
}

/** Refuses a dose that leaves out part of a band of ages: the tables compare whole bands. */
export function dosesFillTheirBands({ doses }: Pick<Records, 'doses'>): Problem[] {
  const bands = ageBands.map(({ from, to }) => `${from}–${to}`).join(' and ');
  return doses
    .filter(({ ages }) => !ageBands.every((band) => ages.from <= band.from && band.to <= ages.to))
    .map((dose) => ({
      file: recordFile('doses', dose.id),
      field: 'ages',
      message: `${dose.ages.from}–${dose.ages.to} doesn’t cover the bands ${bands}. The children’s protocol is for ages 6–12.`,
    }));
}

/** Refuses a nutrient without exactly one dose in each reading: both readings always appear together (I6). */
export function readingsArePaired({ doses }: Pick<Records, 'doses'>): Problem[] {
  return doses.flatMap((dose, index): Problem[] => {
    const alike = (reading: Dose['reading']) =>
      doses.filter((other) => other.nutrient === dose.nutrient && other.reading === reading);
    const twin = alike(dose.reading)[0];
    const missing = readings.options.filter((reading) => alike(reading).length === 0);
    const isFirst = doses.findIndex(({ nutrient }) => nutrient === dose.nutrient) === index;
    return [
      ...(twin && twin !== dose
        ? [
            {
              file: recordFile('doses', dose.id),
              field: 'reading',
              message: `"${dose.reading}" already has a dose of ${nutrientNames[dose.nutrient]}: "${twin.id}". Delete one of them.`,
            },
          ]
        : []),
      ...(isFirst
        ? missing.map((reading) => ({
            file: recordFile('doses', dose.id),
            field: 'reading',
            message: `the reading "${reading}" has no dose of ${nutrientNames[dose.nutrient]}. Add one; where it names none, give it the status not-given.`,
          }))
        : []),
    ];
  });
}

/** The amounts that a text gives: “50–100 mg”, “1–2 mg/kg”. */
const amountsIn = (text: string): string[] => text.match(/\d[\d.]*(?:–\d[\d.]*)? (?:mg\/kg|mg|mcg)/g) ?? [];

/** A dose’s own numbers, as its words have to give them; undefined where it has none. */
function amountOf({ min, max, unit }: Dose): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return `${min === max ? min : `${min}–${max}`} ${unit}`;
}

/** Refuses a dose whose words fill in another dose: we compare its numbers with the limits, but a parent follows the words. */
export function wordsGiveTheDose({ doses }: Pick<Records, 'doses'>): Problem[] {
  return doses.flatMap((dose): Problem[] => {
    const amount = amountOf(dose);
    if (amount === undefined || amountsIn(dose.words).includes(amount)) return [];
    return [
      {
        file: recordFile('doses', dose.id),
        field: 'words',
        message: `the dose is ${amount}, and its words don’t give it. Write {amount:${dose.id}}.`,
      },
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
