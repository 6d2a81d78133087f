import type { Records } from './records.ts';
import { troubles, type Essay, type Trouble } from './essay.ts';

/** The library of these records: the essays in the order of their shelves, found by slug without a search. */
export function libraryOf({ essays, shelves }: Pick<Records, 'essays' | 'shelves'>) {
  const bySlug = new Map(essays.map((essay) => [essay.slug, essay]));
  const inOrder = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const all = shelves.flatMap((shelf) => inOrder(shelf.essays));
  const places = new Map(all.map(({ slug }, place) => [slug, place]));
  return {
    essays: all,
    find: (slug: string) => bySlug.get(slug),
    /** The theme of its shelf. */
    themeOf: (slug: string) => shelves.find((shelf) => shelf.essays.includes(slug))?.theme,
    /** The essays before and after an essay, across shelves. */
    neighborsOf: (slug: string) => {
      const place = places.get(slug) ?? NaN;
      return { previous: all[place - 1], next: all[place + 1] };
    },
  };
}
export type Library = ReturnType<typeof libraryOf>;

/** A word of the library’s filter with the essays that serve it, the most helpful first. */
type TroubleEntry = { trouble: Trouble; essays: readonly Essay[] };

/**
 * The library by what troubles a reader. Under a word, an essay that names it first comes before one that names it second;
 * ties are in the order of their shelves. A word that no essay serves is left out.
 */
export const byTrouble = (essays: readonly Essay[]): TroubleEntry[] =>
  troubles
    .map((trouble) => ({
      trouble,
      essays: essays
        .filter((essay) => essay.troubles.includes(trouble))
        .toSorted((a, b) => a.troubles.indexOf(trouble) - b.troubles.indexOf(trouble)),
    }))
    .filter((entry) => entry.essays.length > 0);

/** The newest day on which one of these essays was reviewed, ISO; empty where there is none. */
export const newestReview = (essays: readonly Essay[]) =>
  essays
    .map(({ lastReviewed }) => lastReviewed)
    .sort()
    .at(-1) ?? '';
