import type { Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';
import { nothingIsAdvisedAgainstADoctor } from './words/advice.ts';
import { ceilingsHoldTheDose } from './adult-ceilings.ts';
import { dosesAreCompared, childrensLimitsAreNoLooser, slotsSayTheLimits } from './children-doses.ts';
import {
  habitsKeepTheirDays,
  shortResetAddsNothing,
  stretchesFillTheirDays,
  supplementsKeepTheirDays,
} from './days.ts';
import { linksLeadSomewhere } from './dead-links.ts';
import { helplineNumbersHaveASource } from './helpline-numbers.ts';
import { knownIds } from './known-ids.ts';
import { marksMeanSomething } from './words/marked-texts.ts';
import { nothingIsMissing } from './missing.ts';
import { amountsHaveASource, datesHaveCome, numbersHaveASource } from './numbers.ts';
import { nothingIsThereTwice } from './duplicates.ts';
import { cautionsAreWhole, stopListIsWhole } from './cautions.ts';
import {
  matrixIsWhole,
  nothingIsFoundOnlyWhereLooked,
  pregnancyIsAnswered,
  containedTypesAreAsStrict,
} from './whole-matrix.ts';
import { wordingIsSafe } from './words/wording.ts';

/** A rule across records. Files in its problems are paths below `content`. */
type Rule = (records: Records) => Problem[];

/** Rules that look at every text by itself, with the records that each needs for it. They run though others couldn't be read. */
export const neededByText: ReadonlyMap<Rule, readonly (keyof Records)[]> = new Map<Rule, (keyof Records)[]>([
  [knownIds, []],
  [datesHaveCome, []],
  [wordingIsSafe, ['wording', 'careCards', 'ingredients', 'medicineNames', 'forbiddenAdvice']],
  [nothingIsAdvisedAgainstADoctor, ['forbiddenAdvice', 'medicineNames', 'medicineTypes', 'ingredients']],
  [marksMeanSomething, ['claims', 'references']],
  [stopListIsWhole, ['wholeStack']],
]);

/** Every rule that a set of records has to keep. */
export const rules: readonly Rule[] = [
  // What could hurt someone.
  nothingIsAdvisedAgainstADoctor,
  helplineNumbersHaveASource,
  amountsHaveASource,
  numbersHaveASource,
  dosesAreCompared,
  childrensLimitsAreNoLooser,
  slotsSayTheLimits,
  ceilingsHoldTheDose,
  stopListIsWhole,
  cautionsAreWhole,
  wordingIsSafe,
  // Every supplement with every medicine type and condition.
  matrixIsWhole,
  nothingIsFoundOnlyWhereLooked,
  containedTypesAreAsStrict,
  pregnancyIsAnswered,
  // The days.
  supplementsKeepTheirDays,
  shortResetAddsNothing,
  habitsKeepTheirDays,
  stretchesFillTheirDays,
  // What is named, is there, and is there once.
  knownIds,
  linksLeadSomewhere,
  marksMeanSomething,
  nothingIsThereTwice,
  nothingIsMissing,
  datesHaveCome,
];
