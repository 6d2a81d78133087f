import packageJson from '../../package.json' with { type: 'json' };
import { basisWords } from '../domain/basis.ts';
import { slowBreath } from '../domain/breathing.ts';
import { mostUrgentFirst, tierWords } from '../domain/care.ts';
import { adviceWords, interactionNames, interactionWords, verdictRank } from '../domain/check-first.ts';
import { comparisonRows, nutrientsThatDiffer } from '../domain/comparison.ts';
import { caffeineDay } from '../domain/figures/caffeine-steps.ts';
import type { SiteConfig } from '../domain/config.ts';
import { formatDate } from '../domain/dates.ts';
import { figuresOnPaper } from './figures.ts';
import { starterDays } from '../domain/days.ts';
import { capitalized } from '../domain/first-letter.ts';
import { isSet, limitAmount, limitNames, oldestAge, replacedLimit, type Ages } from '../domain/limits.ts';
import { costNote, costsWrittenDown, formatCents, itemsTotal, stackTotal, takenAsNeeded } from '../domain/money.ts';
import { matrixRows, shortName } from '../domain/matrix.ts';
import { inWords } from '../domain/named-words.ts';
import { byId, type Records } from '../domain/records.ts';
import { limitSetBy, type Limit, type Reference } from '../domain/schema/evidence.ts';
import type { Caution, Interaction } from '../domain/schema/protocol.ts';
import { nutrientNames, nutrients, type Nutrient } from '../domain/schema/nutrient.ts';
import type { BookData, PrintableData, StackData, WeekData, WhitepaperData } from './paper-data.ts';

/** The newest day that any record carries. It dates the documents, so that they change only when a record does. */
function newestDay({ claims, supplements, alternatives, reviews, essays }: Records): string {
  const days = [
    ...claims.map(({ checked }) => checked),
    ...supplements.map(({ costDate }) => costDate),
    ...alternatives.map(({ costDate }) => costDate),
    ...reviews.map(({ checked }) => checked),
    ...essays.map(({ lastReviewed }) => lastReviewed),
  ];
  const newest = days.toSorted().at(-1);
  if (!newest) throw new Error('no record carries a date');
  return newest;
}

/** By nutrient as in every table; within one they keep their order. */
const inOrder = <T extends { nutrient: Nutrient }>(items: readonly T[]): T[] =>
  nutrients.flatMap((nutrient) => items.filter((item) => item.nutrient === nutrient));

const bySetterThenAge = (one: Limit, other: Limit) =>
  limitSetBy.options.indexOf(one.setBy) - limitSetBy.options.indexOf(other.setBy) || one.ages.from - other.ages.from;

function limitWords(limit: Limit): string {
  if (isSet(limit)) return limitAmount(limit);
  return limit.setBy === 'nobody' ? 'None found' : 'None could be set';
}

/** “4–8”, “19 and over”, “All ages”. */
function agesWords({ from, to }: Ages): string {
  if (to < oldestAge) return `${from}–${to}`;
  return from <= 1 ? 'All ages' : `${from} and over`;
}

/** What speaks against an ingredient first, what only has to be watched last. */
const adviceOrder = ({ advice }: Caution) => Object.keys(adviceWords).indexOf(advice);
const worstFirst = (one: Interaction, other: Interaction) => verdictRank(other.verdict) - verdictRank(one.verdict);

/** The first two authors; a list that says “et al.” keeps saying it. Without the final period, which the template sets. */
export function shortAuthors(authors: string): string {
  const names = authors.replace(/[.,;]?\s*et al\.?\s*$/, '').split(', ');
  const isShort = names.length <= 3 && !/et al/.test(authors);
  return (isShort ? authors : `${names.slice(0, 2).join(', ')} et al`).replace(/\.$/, '');
}

/** An address as it is typed from paper: the DOI where there is one, since it is shorter and outlives a page. */
export const typedAddress = ({ url, doi }: Pick<Reference, 'url' | 'doi'>): string =>
  doi ? `doi.org/${doi}` : url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** What a family of medicines has to ask before the plan itself, without any bottle. Families of one text stand together. */
function askedWithoutBottle({ medicines, ingredients }: Records): StackData['withoutBottle'] {
  const planned = matrixRows(medicines, ingredients).map(({ medicine }) => medicine);
  const byText = Map.groupBy(
    planned.filter(({ plan }) => plan),
    ({ plan = '' }) => plan,
  );
  return [...byText].map(([text, families]) => ({
    families: families.map(({ name }) => name),
    text,
    own: true,
    references: [...new Set(families.flatMap(({ references }) => references))],
  }));
}

/** What every paper is given. */
export function bookData(records: Records, config: SiteConfig): BookData {
  const date = newestDay(records);
  return {
    brand: config.brand,
    version: packageJson.version,
    date,
    dateWords: formatDate(date),
    origin: config.origin,
    address: new URL(config.origin).host,
    claims: records.claims,
    careCards: mostUrgentFirst(records.careCards),
    references: records.references.map((reference) => ({
      ...reference,
      shortAuthors: shortAuthors(reference.authors),
      address: typedAddress(reference),
    })),
    drinking: records.drinking,
    basisWords,
    tierWords,
    adviceWords,
    interactionWords,
  };
}

export const weekData = (records: Records, config: SiteConfig): WeekData => ({
  ...bookData(records, config),
  starterDays: starterDays(records),
});

/** What both papers share: the week, the figures, the bottles and the help. */
function sharedData(records: Records, config: SiteConfig) {
  const { least, most } = stackTotal(records.supplements);
  return {
    ...weekData(records, config),
    figures: figuresOnPaper(records),
    panic: { ...records.measures.panic, call: records.panicToolkit.call[0] },
    caffeine: { ...records.caffeineSteps, day: caffeineDay(records) },
    slowBreath,
    matrix: {
      columns: records.ingredients.map(shortName),
      rows: matrixRows(records.medicines, records.ingredients).map(({ medicine, cells }) => ({
        name: medicine.name,
        verdicts: cells.map(({ kind }) => kind),
      })),
    },
    moreHelp: records.moreHelp.map(({ online, ...help }) => ({
      ...help,
      ...(online && { online: { ...online, address: typedAddress(online) } }),
    })),
    wholeStack: records.wholeStack,
    supplements: records.supplements.map((supplement) => ({
      ...supplement,
      cost: formatCents(supplement.costCents),
      costNote: costNote(supplement),
    })),
    ingredients: records.ingredients.map((ingredient) => ({
      ...ingredient,
      short: shortName(ingredient),
      cautions: ingredient.cautions.toSorted((one, other) => adviceOrder(one) - adviceOrder(other)),
      interactions: ingredient.interactions.toSorted(worstFirst).map((interaction) => ({
        ...interaction,
        names: interactionNames(interaction, records.medicines),
      })),
      noneFound: {
        looked: formatDate(ingredient.noneFound.looked),
        names: ingredient.noneFound.medicines.map((id) => byId(records.medicines, id).name),
      },
    })),
    total: {
      count: inWords(records.supplements.length),
      least: formatCents(least),
      most: formatCents(most),
      asNeeded: takenAsNeeded(records.supplements),
      costDay: formatDate(costsWrittenDown(records.supplements)),
    },
    withoutBottle: askedWithoutBottle(records),
    phases: records.phases,
    phaseCount: inWords(records.phases.length),
  };
}

export function printableData(records: Records, config: SiteConfig): PrintableData {
  const { panicToolkit, sleepPlan, dailySupport, shownClaims } = records;
  return {
    ...sharedData(records, config),
    panicToolkit,
    sleepPlan,
    dailySupport,
    shownClaims: { printable: shownClaims.printable },
  };
}

export function whitepaperData(records: Records, config: SiteConfig): WhitepaperData {
  const { clarityPhases, schedule, guidelines, guidance, relapse, symptoms } = records;
  const { kidsDay, kidsRituals, kidsResearch, kidsOutcomes } = records;
  return {
    ...sharedData(records, config),
    clarityPhases,
    schedule,
    guidelines,
    guidance,
    relapse,
    symptoms,
    kidsDay,
    kidsRituals,
    kidsResearch,
    kidsOutcomes,
    communityUrl: config.communityUrl,
    shownClaims: { whitepaper: records.shownClaims.whitepaper },
    recovery: byId(records.science.adults, 'recovery'),
    offer: { ...records.offer, cost: formatCents(records.offer.costCents) },
    /** In the order of the matrix. */
    medicines: matrixRows(records.medicines, records.ingredients).map(({ medicine }) => medicine),
    alternatives: records.alternatives.map((alternative) => {
      const total = itemsTotal(alternative.items);
      return {
        ...alternative,
        items: alternative.items.map(({ costCents, ...item }) => ({
          ...item,
          cost: costCents === undefined ? '' : formatCents(costCents),
        })),
        total: total === undefined ? '' : formatCents(total),
        costDay: formatDate(alternative.costDate),
      };
    }),
    comparison: comparisonRows(records.doses, records.limits).map((row) => ({
      ...row,
      limits: row.comparisons.map(({ setBy, name, amount }) =>
        capitalized(setBy === 'nobody' ? amount : `${name}: ${amount}`),
      ),
    })),
    differing: nutrientsThatDiffer(records.doses).map((nutrient) => nutrientNames[nutrient]),
    doses: inOrder(records.doses),
    limits: inOrder(records.limits.toSorted(bySetterThenAge)).map((limit) => ({
      ...limit,
      words: limitWords(limit),
      setByName: limit.isReplaced ? replacedLimit : limitNames[limit.setBy],
      agesWords: agesWords(limit.ages),
    })),
    nutrientNames,
  };
}
