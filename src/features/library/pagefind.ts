import { dayAsked, dayShelf } from '../../domain/search.ts';

/** The part of Pagefind’s browser interface that the library uses (https://pagefind.app/docs/api/). */
interface Pagefind {
  init: () => Promise<void>;
  search: (
    query: string | null,
    options: { filters: Filters },
  ) => Promise<{ results: { data: () => Promise<PagefindData> }[] }>;
}
type Filters = Record<string, string | Record<string, string>>;
interface PagefindData {
  url: string;
  excerpt: string;
  meta: { title?: string };
}

/** An essay or a day that a search found. `excerptHtml` is escaped text with the words found in <mark>. */
export interface Found {
  path: string;
  title: string;
  excerptHtml: string;
}

let pagefind: Promise<Pagefind> | undefined;

/** Loads Pagefind, once, when the reader turns to the search. Nothing of it is requested before. */
export function loadPagefind(): Promise<Pagefind> {
  const address = '/pagefind/pagefind.js';
  pagefind ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).then(async (module) => {
    await module.init();
    return module;
  });
  return pagefind;
}

/** The most that is shown: each result is a request of its own. */
const mostEssays = 40;
const mostDays = 12;

/** What a search found: the best of each kind, and how many there are in all. */
export interface Outcome {
  essays: Found[];
  days: Found[];
  count: { essays: number; days: number };
}

async function find(words: string | null, filters: Filters, most: number): Promise<{ found: Found[]; count: number }> {
  const { search } = await loadPagefind();
  const { results } = await search(words, { filters });
  const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
  const found = data.map(({ url, excerpt, meta }) => ({
    path: url.replace(/\.html$/, ''),
    title: meta.title ?? '',
    excerptHtml: excerpt,
  }));
  return { found, count: results.length };
}

const nothing = { found: [], count: 0 };

/** Days that hold the words, best first; for “day 23” those of that number, the adults’ before the children’s. */
async function findDays(words: string) {
  const number = dayAsked(words);
  if (!number) return find(words, { theme: dayShelf }, mostDays);
  const { found, count } = await find(null, { day: number }, mostDays);
  return { found: found.toSorted((a, b) => b.path.localeCompare(a.path)), count };
}

/**
 * Essays and days that hold the words, best first. On a shelf there are essays alone: all of them where there are no words.
 * The query stays on this device.
 */
export async function searchLibrary(words: string, shelf: string): Promise<Outcome> {
  const isDay = !shelf && dayAsked(words) !== undefined;
  const [essays, days] = await Promise.all([
    isDay ? nothing : find(words || null, shelf ? { theme: shelf } : { not: { theme: dayShelf } }, mostEssays),
    shelf ? nothing : findDays(words),
  ]);
  return { essays: essays.found, days: days.found, count: { essays: essays.count, days: days.count } };
}
