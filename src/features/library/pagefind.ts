/** The part of Pagefind’s browser interface that the library uses (https://pagefind.app/docs/api/). */
interface Pagefind {
  init: () => Promise<void>;
  search: (
    query: string | null,
    options: { filters: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindData> }[] }>;
}
interface PagefindData {
  url: string;
  excerpt: string;
  meta: { title?: string };
}

/** An essay that a search found. `excerptHtml` is escaped text with the words found in <mark>. */
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

/** The most results that are shown: each is a request of its own. */
const mostShown = 40;

/** What a search found: the best essays, and how many there are in all. */
export interface Outcome {
  essays: Found[];
  count: number;
}

/** Essays that hold the words, best first; those of a shelf where there are no words. The query stays on this device. */
export async function searchEssays(words: string, shelf: string): Promise<Outcome> {
  const { search } = await loadPagefind();
  const { results } = await search(words || null, { filters: shelf ? { theme: shelf } : {} });
  const found = await Promise.all(results.slice(0, mostShown).map(({ data }) => data()));
  const essays = found.map(({ url, excerpt, meta }) => ({
    path: url.replace(/\.html$/, ''),
    title: meta.title ?? '',
    excerptHtml: excerpt,
  }));
  return { essays, count: results.length };
}
