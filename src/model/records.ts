import type { z } from 'zod';
import { pageHeads } from './screens/page-heads.ts';
import { nearest } from '../problems/problems.ts';
import { day, habits, weeks } from './day.ts';
import { checkFirst, emergencyPhrases } from './check-first.ts';
import { dose, doseTexts } from './dose.ts';
import { shelves, type Essay } from './essay.ts';
import { careCard, claim, helpline, limit, moreHelp, reference, type CareCard, type MoreHelp } from './evidence.ts';
import { caffeineSteps, dayRuler, measures, milestones } from './figures.ts';
import { dailySupport, drinking, guidance, guidelines, panicToolkit, sleepPlan } from './guides.ts';
import { condition, ingredient, medicine } from './ingredient.ts';
import { kidsDay, kidsNutrient, kidsOutcomes, kidsResearch, kidsRituals } from './kids.ts';
import { medicineNames } from './medicine-names.ts';
import { notebook } from './screens/notebook.ts';
import { pacer } from './screens/pacer.ts';
import { pdfs } from './screens/pdfs.ts';
import { textPage } from './screens/text-page.ts';
import { diseases, forbiddenAdvice, wording } from './words.ts';
import { science } from './science.ts';
import { setback } from './setback.ts';
import { aboutScreen } from './screens/about.ts';
import { choiceScreen } from './screens/choose-clarity.ts';
import { clarityScreen } from './screens/clarity-reset.ts';
import { daysScreen } from './screens/days.ts';
import { helpScreen } from './screens/help.ts';
import { homeScreen } from './screens/home.ts';
import { kidsScreen } from './screens/kids-protocol.ts';
import { libraryScreen } from './screens/library.ts';
import { protocolScreen } from './screens/protocol.ts';
import { scienceScreen } from './screens/science.ts';
import { siteScreen } from './screens/site.ts';
import { sourcesScreen } from './screens/sources.ts';
import { stackScreen } from './screens/stack.ts';
import { starterGuideScreen } from './screens/starter-guide.ts';
import { termsScreen } from './screens/terms.ts';
import { todayScreen } from './screens/today.ts';
import { tonightScreen } from './screens/tonight.ts';
import {
  alternative,
  phases,
  reviews,
  schedule,
  supplement,
  symptom,
  wholeStack,
  type Supplement,
} from './protocol.ts';

/** Kinds kept one record a file, the file name being the id. The key is the kind; `folder` is below `content`. */
export const kinds = {
  references: { folder: 'evidence/references', noun: 'reference', schema: reference },
  claims: { folder: 'evidence/claims', noun: 'claim', schema: claim },
  limits: { folder: 'evidence/limits', noun: 'limit', schema: limit },
  helplines: { folder: 'evidence/helplines', noun: 'helpline', schema: helpline },
  careCards: { folder: 'evidence/care-cards', noun: 'care card', schema: careCard },
  supplements: { folder: 'protocol/supplements', noun: 'supplement', schema: supplement },
  ingredients: { folder: 'protocol/ingredients', noun: 'ingredient', schema: ingredient },
  medicineTypes: { folder: 'protocol/medicines', noun: 'medicine type', schema: medicine },
  conditions: { folder: 'protocol/conditions', noun: 'condition', schema: condition },
  doses: { folder: 'protocol/doses', noun: 'dose', schema: dose },
  symptoms: { folder: 'protocol/symptoms', noun: 'symptom', schema: symptom },
  alternatives: { folder: 'protocol/alternatives', noun: 'alternative', schema: alternative },
  kidsNutrients: { folder: 'protocol/kids-nutrients', noun: 'kids nutrient', schema: kidsNutrient },
  adultDays: { folder: 'protocol/days/adult', noun: 'day', schema: day },
  kidsDays: { folder: 'protocol/days/kids', noun: 'kids day', schema: day },
  textPages: { folder: 'screens/text-pages', noun: 'text page', schema: textPage },
} as const;

/** What exists once: one file each, below `content`. */
export const singles = {
  aboutScreen: { file: 'screens/about.yaml', schema: aboutScreen },
  choiceScreen: { file: 'screens/choose-clarity.yaml', schema: choiceScreen },
  clarityScreen: { file: 'screens/clarity-reset.yaml', schema: clarityScreen },
  kidsScreen: { file: 'screens/kids-protocol.yaml', schema: kidsScreen },
  starterGuideScreen: { file: 'screens/starter-guide.yaml', schema: starterGuideScreen },
  termsScreen: { file: 'screens/terms.yaml', schema: termsScreen },
  notebook: { file: 'screens/notebook.yaml', schema: notebook },
  pdfs: { file: 'screens/pdfs.yaml', schema: pdfs },
  pageHeads: { file: 'screens/page-heads.yaml', schema: pageHeads },
  protocolScreen: { file: 'screens/protocol.yaml', schema: protocolScreen },
  pacer: { file: 'screens/pacer.yaml', schema: pacer },
  helpScreen: { file: 'screens/help.yaml', schema: helpScreen },
  scienceScreen: { file: 'screens/science.yaml', schema: scienceScreen },
  homeScreen: { file: 'screens/home.yaml', schema: homeScreen },
  stackScreen: { file: 'screens/stack.yaml', schema: stackScreen },
  daysScreen: { file: 'screens/days.yaml', schema: daysScreen },
  libraryScreen: { file: 'screens/library.yaml', schema: libraryScreen },
  siteScreen: { file: 'screens/site.yaml', schema: siteScreen },
  sourcesScreen: { file: 'screens/sources.yaml', schema: sourcesScreen },
  todayScreen: { file: 'screens/today.yaml', schema: todayScreen },
  tonightScreen: { file: 'screens/tonight.yaml', schema: tonightScreen },
  phases: { file: 'protocol/phases.yaml', schema: phases },
  clarityPhases: { file: 'protocol/clarity-phases.yaml', schema: phases },
  schedule: { file: 'protocol/schedule.yaml', schema: schedule },
  weeks: { file: 'protocol/days/weeks.yaml', schema: weeks },
  habits: { file: 'protocol/days/habits.yaml', schema: habits },
  checkFirst: { file: 'protocol/check-first.yaml', schema: checkFirst },
  emergencyPhrases: { file: 'protocol/emergency-phrases.yaml', schema: emergencyPhrases },
  medicineNames: { file: 'protocol/medicine-names.yaml', schema: medicineNames },
  moreHelp: { file: 'evidence/more-help.yaml', schema: moreHelp },
  doseTexts: { file: 'protocol/dose-texts.yaml', schema: doseTexts },
  drinking: { file: 'protocol/drinking.yaml', schema: drinking },
  wholeStack: { file: 'protocol/whole-stack.yaml', schema: wholeStack },
  guidance: { file: 'protocol/guidance.yaml', schema: guidance },
  guidelines: { file: 'protocol/guidelines.yaml', schema: guidelines },
  setback: { file: 'protocol/setback.yaml', schema: setback },
  panicToolkit: { file: 'protocol/panic-toolkit.yaml', schema: panicToolkit },
  sleepPlan: { file: 'protocol/sleep-plan.yaml', schema: sleepPlan },
  dailySupport: { file: 'protocol/daily-support.yaml', schema: dailySupport },
  kidsDay: { file: 'protocol/kids-day.yaml', schema: kidsDay },
  kidsRituals: { file: 'protocol/kids-rituals.yaml', schema: kidsRituals },
  kidsOutcomes: { file: 'protocol/kids-outcomes.yaml', schema: kidsOutcomes },
  kidsResearch: { file: 'protocol/kids-research.yaml', schema: kidsResearch },
  science: { file: 'protocol/science.yaml', schema: science },
  milestones: { file: 'protocol/milestones.yaml', schema: milestones },
  dayRuler: { file: 'protocol/day-ruler.yaml', schema: dayRuler },
  caffeineSteps: { file: 'protocol/caffeine-steps.yaml', schema: caffeineSteps },
  measures: { file: 'evidence/measures.yaml', schema: measures },
  shelves: { file: 'shelves.yaml', schema: shelves },
  forbiddenAdvice: { file: 'words/forbidden-advice.yaml', schema: forbiddenAdvice },
  wording: { file: 'words/wording.yaml', schema: wording },
  diseases: { file: 'words/diseases.yaml', schema: diseases },
  reviews: { file: 'protocol/reviews.yaml', schema: reviews },
} as const;

export type Kind = keyof typeof kinds;
export type Single = keyof typeof singles;

/** Where the records live, from the root of the project, which is where every script is started. */
export const contentFolder = 'content';

/** The folder of the essays, below `contentFolder`. */
export const essaysFolder = 'essays';

/** The file of a record, below `contentFolder`. */
export const recordFile = (kind: Kind, id: string): string => `${kinds[kind].folder}/${id}.yaml`;

/** The file of an essay, below `contentFolder`. */
export const essayFile = (slug: string): string => `${essaysFolder}/${slug}.md`;

/** A file or folder below `contentFolder` as an editor finds it, from the root of the project. */
export const inContent = (file: string): string => `${contentFolder}/${file}`;

/** Everything the site is made from, checked and joined. Kinds are sorted by `order` where they have one, else by id. */
export type Records = {
  [K in Exclude<Kind, 'supplements' | 'careCards'>]: (z.infer<(typeof kinds)[K]['schema']> & { id: string })[];
} & {
  [S in Exclude<Single, 'moreHelp'>]: z.infer<(typeof singles)[S]['schema']>;
} & { essays: Essay[]; supplements: Supplement[]; careCards: CareCard[]; moreHelp: MoreHelp[] };

const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

/** The records by their ids. Made once for a list: the page of every essay looks up what it cites. */
function indexOf<T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  const index = indexes.get(records) ?? new Map(records.map((record) => [record.id, record]));
  indexes.set(records, index);
  return index as ReadonlyMap<string, T>;
}

/** The record with this id. Throws where there is none, which a checked set of records rules out. */
export function byId<T extends { id: string }>(records: readonly T[], id: string): T {
  const index = indexOf(records);
  const record = index.get(id);
  if (record) return record;
  const candidate = nearest(id, [...index.keys()]);
  throw new Error(`no record has the id "${id}".${candidate ? ` Did you mean "${candidate}"?` : ''}`);
}

/** A record with some of its fields. */
export const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
