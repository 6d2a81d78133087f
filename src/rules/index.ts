import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { ceilingsHoldTheDose, ceilingsSayTheirAmount, scheduleKeepsTheDoses } from './adult-ceilings.ts';
import { essaysCarryTheirCards } from './care-cards.ts';
import { citableIdsAreUnique } from './citable-ids.ts';
import {
  caffeineNamesItsMedicines,
  kidsDaysNameNoSupplement,
  daysCarryTheirCards,
  drinkingLeadsToTheLevels,
  supplementsComeInTheirTime,
  supplementsEnd,
} from './day-safety.ts';
import { figuresAreClaims } from './day-words.ts';
import { essaysBelongToOneDay, everyEssayHasItsDay, miniResetIsMadeOfDays } from './met-by-days.ts';
import { daysAreAllThere, daysAreNumbered } from './whole-plans.ts';
import {
  dosesAreCompared,
  dosesFillTheirBands,
  readingsArePaired,
  slotsSayTheLimits,
  wordsGiveTheDose,
} from './children-doses.ts';
import { contactsReachSomebody } from './helplines.ts';
import { habitsAreRepeatedAfterTheyBegin, oneNewHabitAWeek } from './habits.ts';
import { caffeineStepsAreGentle, measuresStandInTheirSources, milestonesAreInTheirPlan } from './drawn-numbers.ts';
import { knownIds } from './known-ids.ts';
import { libraryIsWhole } from './shelved-essays.ts';
import { limitsCountAlike, limitsDoNotOverlap } from './distinct-limits.ts';
import {
  hoursHaveASource,
  leftOutByAll,
  matrixIsWhole,
  nothingIsFoundOnlyWhereLooked,
  pregnancyIsAnswered,
  containedTypesAreAsStrict,
} from './whole-matrix.ts';
import { everydayWordsAreNoNames, medicineNamesAreWhole } from './distinct-names.ts';
import { marksMeanSomething } from './marked-texts.ts';
import { recordsNamedInCodeExist } from './needed-records.ts';
import { essaysKeepTheOffer } from './offer.ts';
import { stretchesFillTheirDays } from './stretches.ts';
import { wordsArePlain } from './plain-words.ts';
import { reviewsFitThePages } from './reviewed-pages.ts';
import { shortFindingsSayNoMore } from './short-findings.ts';
import { noFalsePromises } from './wording.ts';
import { stopListIsWhole } from './stop-list.ts';
import { helplineNumbersHaveASource } from '../safety/helpline-numbers.ts';
import { nothingIsFoundBeforeItWasAdded } from '../safety/new-types.ts';
import { nothingIsAdvisedAgainstADoctor } from '../safety/forbidden-advice.ts';
import { cautionsAreWhole } from './whole-cautions.ts';

/** A rule across records. Files in its problems are paths below `content`. */
export type Rule = (records: Records) => Problem[];

/** Rules that look at one record and at the ids of others: they work even if another record can’t be read. */
export const rulesOnOneRecord: ReadonlySet<Rule> = new Set([
  knownIds,
  wordsArePlain,
  noFalsePromises,
  nothingIsAdvisedAgainstADoctor,
]);

/** Every rule that a set of records has to keep. */
export const rules: readonly Rule[] = [
  helplineNumbersHaveASource,
  nothingIsFoundBeforeItWasAdded,
  nothingIsAdvisedAgainstADoctor,
  knownIds,
  recordsNamedInCodeExist,
  contactsReachSomebody,
  marksMeanSomething,
  citableIdsAreUnique,
  limitsDoNotOverlap,
  limitsCountAlike,
  dosesAreCompared,
  dosesFillTheirBands,
  readingsArePaired,
  slotsSayTheLimits,
  wordsGiveTheDose,
  ceilingsHoldTheDose,
  ceilingsSayTheirAmount,
  scheduleKeepsTheDoses,
  stopListIsWhole,
  matrixIsWhole,
  leftOutByAll,
  nothingIsFoundOnlyWhereLooked,
  containedTypesAreAsStrict,
  hoursHaveASource,
  pregnancyIsAnswered,
  stretchesFillTheirDays,
  milestonesAreInTheirPlan,
  caffeineStepsAreGentle,
  measuresStandInTheirSources,
  shortFindingsSayNoMore,
  medicineNamesAreWhole,
  everydayWordsAreNoNames,
  libraryIsWhole,
  reviewsFitThePages,
  wordsArePlain,
  essaysCarryTheirCards,
  essaysKeepTheOffer,
  cautionsAreWhole,
  daysAreAllThere,
  daysAreNumbered,
  everyEssayHasItsDay,
  miniResetIsMadeOfDays,
  essaysBelongToOneDay,
  oneNewHabitAWeek,
  habitsAreRepeatedAfterTheyBegin,
  daysCarryTheirCards,
  supplementsComeInTheirTime,
  supplementsEnd,
  kidsDaysNameNoSupplement,
  caffeineNamesItsMedicines,
  drinkingLeadsToTheLevels,
  figuresAreClaims,
  noFalsePromises,
];
