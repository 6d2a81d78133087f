import packageJson from '../../package.json' with { type: 'json' };
import { basisWords } from '../domain/basis.ts';
import { breath } from '../domain/breathing.ts';
import { mostUrgentFirst } from '../domain/care.ts';
import { comparisonRows, nutrientsThatDiffer } from '../domain/comparison.ts';
import type { SiteConfig } from '../domain/config.ts';
import { formatDate } from '../domain/dates.ts';
import { isSet, limitAmount, limitNames } from '../domain/limits.ts';
import { formatCents, itemsTotal, stackTotal } from '../domain/money.ts';
import type { Records } from '../domain/records.ts';
import { nutrientNames } from '../domain/schema/nutrient.ts';

/** The newest day that any record carries. It dates the documents, so that they change only when a record does. */
export function newestDay({ claims, supplements, alternatives, reviews, essays }: Records): string {
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

/** What the templates set: the records as they are, with money, dates and comparisons already in words. */
export function documentData(records: Records, config: SiteConfig) {
  const date = newestDay(records);
  const { least, most } = stackTotal(records.supplements);
  return {
    ...records,
    /** The essays stay on the website. */
    essays: undefined,
    brand: config.brand,
    version: packageJson.version,
    date,
    dateWords: formatDate(date),
    address: new URL(config.origin).host,
    origin: config.origin,
    communityUrl: config.communityUrl,
    licenseUrl: config.licenseUrl,
    careCards: mostUrgentFirst(records.careCards),
    references: records.references.map((reference) => ({ ...reference, host: new URL(reference.url).host.replace(/^www\./, '') })),
    supplements: records.supplements.map((supplement) => ({
      ...supplement, cost: formatCents(supplement.costCents), costDay: formatDate(supplement.costDate),
    })),
    total: { least: formatCents(least), most: formatCents(most) },
    alternatives: records.alternatives.map((alternative) => {
      const total = itemsTotal(alternative.items);
      return {
        ...alternative,
        items: alternative.items.map(({ costCents, ...item }) => ({ ...item, cost: costCents === undefined ? '' : formatCents(costCents) })),
        total: total === undefined ? '' : formatCents(total),
        costDay: formatDate(alternative.costDate),
      };
    }),
    comparison: comparisonRows(records.doses, records.limits),
    differing: nutrientsThatDiffer(records.doses).map((nutrient) => nutrientNames[nutrient]),
    breath: {
      ...breath,
      alt: `One round of 4-7-8 breathing, drawn as a line over ${breath.phases.reduce((sum, { seconds }) => sum + seconds, 0)} seconds: `
        + `it rises for ${breath.phases[0].seconds} while you breathe in, stays level for ${breath.phases[1].seconds} while you hold, and falls for ${breath.phases[2].seconds} while you breathe out.`,
    },
    basisWords,
    basisHeadings: { published: 'Published research', guideline: 'Guidelines and official bodies', project: 'The project’s own claims', community: 'What people report' },
    nutrientNames,
    limitNames: { ...limitNames, nobody: 'nobody' },
    limits: records.limits.map((limit) => ({ ...limit, words: isSet(limit) ? limitAmount(limit) : limit.setBy === 'nobody' ? 'None found' : 'None could be set' })),
    tierWords: { emergency: 'Emergency', urgent: 'Call today', 'non-urgent': 'See a clinician' },
    adviceWords: { avoid: 'Not for', 'ask-first': 'Ask first', watch: 'Watch for' },
    verdictWords: { 'do-not-mix': 'Do not mix', 'ask-first': 'Ask first', 'none-found': 'No problem found' },
  };
}

export type DocumentData = ReturnType<typeof documentData>;
