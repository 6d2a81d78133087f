import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from '../../library/search-entries.ts';
import { splitSentences } from '../../text/sentences.ts';

/** A stretch of a sentence, and whether it's one of the words the reader looked for. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

export interface Hit {
  path: string;
  title: string;
  emoji?: string | undefined;
  /** The sentence that answers best, or what the entry is about. */
  excerpt: readonly Stretch[];
}

/** What a search found, best first. */
export interface Outcome {
  essays: readonly Hit[];
  days: readonly Hit[];
}

export type Search = (words: string) => Outcome;

/** A shorter beginning would match nearly everything. */
const shortestPrefix = 3;

/** What "my son can't sleep" and "won't sleep" have besides "son" and "sleep". */
const notLookedFor = ['can', 'cant', 'cannot', 'my', 'won', 'wont', 't'];

/** One form for "Dad's", "doctor" and "doctors". Null for what has no letter or digit, and for words that nobody looks for. */
const stem = (word: string) => {
  const form = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=\w{2}[^s])s$/, '');
  return form && !notLookedFor.includes(form) ? form : null;
};

/** The number in a search for a day by its number: "day 23". */
const dayAsked = (words: string) => Number(/^day\s+0*([1-9]\d?)$/i.exec(words)?.[1]) || undefined;

function stretchesOf(text: string, isMatch: (word: string) => boolean): Stretch[] {
  return text
    .split(/([\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isMatch: isMatch(part) }));
}

/** The first sentence with most of the words found; without any, what the entry is about. */
function excerptOf({ summary, text }: SearchEntry, terms: readonly string[]): Stretch[] {
  const known = new Set(terms);
  const isMatch = (word: string) => word.split('-').some((part) => known.has(stem(part) ?? ''));
  const wordsFound = (stretches: readonly Stretch[]) =>
    new Set(stretches.flatMap((stretch) => (stretch.isMatch ? [stem(stretch.text)] : []))).size;
  const sentences = splitSentences(`${summary} ${text}`).map((sentence) => stretchesOf(sentence, isMatch));
  const best = sentences.reduce((most, sentence) => (wordsFound(sentence) > wordsFound(most) ? sentence : most), []);
  return best.length > 0 ? best : stretchesOf(summary, isMatch);
}

/** Makes the search over these entries. Words are found whole or as a longer word's beginning, never as a part of themselves. */
export function openSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'topic', 'topics', 'summary', 'text'],
    storeFields: ['path', 'title', 'emoji', 'summary', 'text', 'day'],
    processTerm: stem,
  });
  index.addAll(entries);

  const find = (words: string, isWanted: (entry: SearchEntry) => boolean, combineWith: 'AND' | 'OR'): Hit[] => {
    const results = index.search(words || MiniSearch.wildcard, {
      combineWith,
      prefix: (term) => term.length >= shortestPrefix,
      weights: { prefix: 0.5, fuzzy: 0 },
      boost: { title: 4, topic: 6, topics: 1, summary: 2 },
      filter: (entry) => isWanted(entry as SearchResult & SearchEntry),
    }) as (SearchResult & SearchEntry)[];
    return results.map(({ terms, ...entry }) => ({ ...entry, excerpt: excerptOf(entry, terms) }));
  };

  const isDay = ({ day }: SearchEntry) => day !== undefined;
  const isEssay = (entry: SearchEntry) => !isDay(entry);
  return (words) => {
    const number = dayAsked(words);
    if (number !== undefined) return { essays: [], days: find('', ({ day }) => day === number, 'AND') };
    const withAll = { essays: find(words, isEssay, 'AND'), days: find(words, isDay, 'AND') };
    if (withAll.essays.length + withAll.days.length > 0) return withAll;
    return { essays: find(words, isEssay, 'OR'), days: find(words, isDay, 'OR') };
  };
}
