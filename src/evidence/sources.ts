import type { Basis, Reference } from '../model/evidence.ts';

type ReferenceKind = Reference['kind'];

/** A source by its publisher and year. */
export const sourceName = ({ publisher, year }: Pick<Reference, 'publisher' | 'year'>): string =>
  [publisher, year].filter(Boolean).join(', ');

/** A title as it is filed: without brackets, quotes and a leading article. */
const filedAs = (title: string) =>
  title
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:the|an?) /i, '')
    .toLocaleLowerCase('en');

/** What a reference is, in words, by its kind. */
export const kindWords: Record<ReferenceKind, string> = {
  'systematic-review': 'A systematic review of studies',
  'meta-analysis': 'A meta-analysis: one figure from many studies',
  review: 'A review of studies',
  'randomised-trial': 'A trial in which chance decided who got what',
  experiment: 'An experiment',
  observational: 'A study that observed and changed nothing',
  survey: 'A survey',
  'case-report': 'A report of single cases',
  'lab-analysis': 'An analysis in a laboratory',
  guideline: 'A guideline',
  regulator: 'From an official body',
  'fact-sheet': 'A fact sheet',
  'reference-database': 'A reference work',
  'product-label': 'The label of a product',
  helpline: 'A helpline',
  'news-report': 'A news report',
  scripture: 'Scripture',
};

const sourced = { published: 'Published research', guideline: 'Guidelines or official bodies' } as const;

/** What a claim rests on, in a line: “Published research, 2024”, “Published research, 3 sources, 2016–2023”, “Our own claim”. */
export function basisLine(basis: Basis, references: readonly Pick<Reference, 'year'>[]): string {
  if (basis === 'project') return 'Our own claim';
  if (basis === 'community') return 'People told us, and no one has checked';
  const years = references.flatMap(({ year }) => year ?? []).toSorted((a, b) => a - b);
  const [first, last] = [years.at(0), years.at(-1)];
  return [
    sourced[basis],
    ...(references.length > 1 ? [`${references.length} sources`] : []),
    ...(first ? [first === last ? first : `${first}–${last}`] : []),
  ].join(', ');
}

/** How the index gathers the kinds of references, and in which order. */
const groups: readonly { id: string; heading: string; kinds: readonly ReferenceKind[] }[] = [
  { id: 'reviews', heading: 'Reviews of many studies', kinds: ['systematic-review', 'meta-analysis', 'review'] },
  { id: 'trials', heading: 'Trials and experiments', kinds: ['randomised-trial', 'experiment'] },
  {
    id: 'observed',
    heading: 'Observations, surveys and single cases',
    kinds: ['observational', 'survey', 'case-report', 'lab-analysis'],
  },
  { id: 'guidelines', heading: 'Guidelines', kinds: ['guideline'] },
  {
    id: 'official',
    heading: 'Official bodies, fact sheets and reference works',
    kinds: ['regulator', 'fact-sheet', 'reference-database', 'product-label'],
  },
  { id: 'helplines', heading: 'Helplines', kinds: ['helpline'] },
  { id: 'news', heading: 'News reports', kinds: ['news-report'] },
  { id: 'scripture', heading: 'Scripture', kinds: ['scripture'] },
];

interface ReferenceGroup<T> {
  id: string;
  heading: string;
  references: T[];
}

/** References gathered by what they are, each gathering by title, A–Z. Gatherings without one are left out. */
export function referencesByKind<T extends Pick<Reference, 'title' | 'kind'>>(
  references: readonly T[],
): ReferenceGroup<T>[] {
  const sorted = [...references].sort((a, b) => filedAs(a.title).localeCompare(filedAs(b.title), 'en'));
  return groups
    .map(({ id, heading, kinds }) => ({ id, heading, references: sorted.filter(({ kind }) => kinds.includes(kind)) }))
    .filter((group) => group.references.length > 0);
}

/** The words with which a text begins, in at most so many characters; “…” replaces the rest. */
export function firstWords(text: string, most = 60): string {
  if (text.length <= most) return text.replace(/\.$/, '');
  const kept = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${kept.replace(/[\p{P}\s]+$/u, '')}…`;
}
