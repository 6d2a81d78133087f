import type { Fault } from '../faults.ts';
import type { Records } from '../records.ts';
import {
  ceilingsHoldTheDose,
  ceilingsSayTheirAmount,
  pricesTellNoDose,
  scheduleKeepsTheDoses,
  textsKeepTheCeilings,
} from './adult-ceilings.ts';
import { essaysCarryTheirCards } from './care-cards.ts';
import { firstZoneIsWhole } from './first-zone.ts';
import { citableIdsAreUnique } from './citable-ids.ts';
import {
  caffeineEndsAtElevenByDay14,
  caffeineNamesItsMedicines,
  kidsDaysNameNoSupplement,
  daysCarryTheirCards,
  drinkingLeadsToTheZones,
  noDayAssumesASupplement,
  noDayChangesAMedicine,
  noDayTellsToStopDrinking,
  supplementsComeInTheirTime,
  supplementsEnd,
} from './day-safety.ts';
import { badDaysStayInBed, daysAreKind, figuresAreClaims, hoursSuitShifts } from './day-words.ts';
import {
  earlySignsAreTold,
  essaysBelongToOneDay,
  everyEssayHasItsDay,
  everyFocusIsMet,
  miniResetIsMadeOfDays,
  slidesHaveOneAnswer,
} from './met-by-days.ts';
import {
  daysAreAllThere,
  daysAreNumbered,
  dayTitlesDiffer,
  firstDaysAreTheGuide,
  seventhDaysLookBack,
  weeksFillTheDays,
} from './whole-plans.ts';
import {
  dosesAreCompared,
  dosesFillTheirBands,
  readingsArePaired,
  slotsSayTheLimits,
  wordsGiveTheDose,
} from './children-doses.ts';
import { contactsReachSomebody } from './helplines.ts';
import { habitsAreRepeatedAfterTheyBegin, oneNewHabitAWeek } from './habits.ts';
import {
  caffeineStepsAreGentle,
  caffeineStepsHaveTheirDay,
  measuresStandInTheirSources,
  milestonesAreInTheirPlan,
} from './drawn-numbers.ts';
import { knownIds } from './known-ids.ts';
import { libraryIsWhole, tomorrowStandsOnce } from './shelved-essays.ts';
import { limitsCountAlike, limitsDoNotOverlap } from './distinct-limits.ts';
import {
  hoursHaveASource,
  leftOutByAll,
  matrixIsWhole,
  nothingIsFoundOnlyWhereLooked,
  ownCautionsAsk,
  pregnancyIsAnswered,
  verdictsHoldWithin,
} from './whole-matrix.ts';
import { everydayWordsAreNoNames, medicineNamesAreWhole } from './distinct-names.ts';
import { marksMeanSomething } from './marked-texts.ts';
import { recordsNamedInCodeExist } from './needed-records.ts';
import { essaysKeepTheOffer } from './offer.ts';
import { phasesFillTheDays } from './phases.ts';
import { noDraftIsPublished, nothingIsSaidTwice, textsAreNotBlank, wordsArePlain } from './plain-words.ts';
import { reviewsFitThePages } from './reviewed-pages.ts';
import { findingsAreShort } from './short-findings.ts';
import { stopListIsWhole } from './stop-list.ts';

/** A rule across records. Files in its faults are paths below `content`. */
export type Rule = (records: Records) => Fault[];

/** Rules that look at one record and at the ids of others: what they say holds though a neighbor could not be read. */
export const rulesOnOneRecord: ReadonlySet<Rule> = new Set([
  knownIds,
  wordsArePlain,
  textsAreNotBlank,
  noDraftIsPublished,
  nothingIsSaidTwice,
]);

/** Every rule that a set of records has to keep. */
export const rules: readonly Rule[] = [
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
  pricesTellNoDose,
  scheduleKeepsTheDoses,
  textsKeepTheCeilings,
  stopListIsWhole,
  matrixIsWhole,
  leftOutByAll,
  nothingIsFoundOnlyWhereLooked,
  verdictsHoldWithin,
  hoursHaveASource,
  pregnancyIsAnswered,
  ownCautionsAsk,
  phasesFillTheDays,
  milestonesAreInTheirPlan,
  caffeineStepsAreGentle,
  caffeineStepsHaveTheirDay,
  measuresStandInTheirSources,
  findingsAreShort,
  medicineNamesAreWhole,
  everydayWordsAreNoNames,
  libraryIsWhole,
  tomorrowStandsOnce,
  reviewsFitThePages,
  wordsArePlain,
  textsAreNotBlank,
  nothingIsSaidTwice,
  noDraftIsPublished,
  essaysCarryTheirCards,
  essaysKeepTheOffer,
  firstZoneIsWhole,
  daysAreAllThere,
  daysAreNumbered,
  dayTitlesDiffer,
  everyEssayHasItsDay,
  everyFocusIsMet,
  earlySignsAreTold,
  miniResetIsMadeOfDays,
  weeksFillTheDays,
  seventhDaysLookBack,
  slidesHaveOneAnswer,
  firstDaysAreTheGuide,
  essaysBelongToOneDay,
  oneNewHabitAWeek,
  habitsAreRepeatedAfterTheyBegin,
  daysCarryTheirCards,
  supplementsComeInTheirTime,
  supplementsEnd,
  noDayAssumesASupplement,
  kidsDaysNameNoSupplement,
  caffeineNamesItsMedicines,
  caffeineEndsAtElevenByDay14,
  noDayTellsToStopDrinking,
  drinkingLeadsToTheZones,
  noDayChangesAMedicine,
  daysAreKind,
  hoursSuitShifts,
  badDaysStayInBed,
  figuresAreClaims,
];
