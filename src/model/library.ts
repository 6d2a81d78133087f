import type { Records } from './records.ts';
import { troubles, type Essay, type Theme, type Trouble } from './essay.ts';

/** The essays in the order of their shelves, found by slug without a search. */
export interface Library {
  /** Every essay, in the order of the shelves. */
  essays: readonly Essay[];
  find: (slug: string) => Essay | undefined;
  /** The theme of its shelf. */
  themeOf: (slug: string) => Theme | undefined;
  /** The essays before and after an essay, across shelves. */
  neighborsOf: (slug: string) => { previous: Essay | undefined; next: Essay | undefined };
}

/** The library of these records. */
export function libraryOf({ essays, shelves }: Pick<Records, 'essays' | 'shelves'>): Library {
  const bySlug = new Map(essays.map((essay) => [essay.slug, essay]));
  const inOrder = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const all = shelves.flatMap((shelf) => inOrder(shelf.essays));
  const places = new Map(all.map(({ slug }, place) => [slug, place]));
  return {
    essays: all,
    find: (slug) => bySlug.get(slug),
    themeOf: (slug) => shelves.find((shelf) => shelf.essays.includes(slug))?.theme,
    neighborsOf: (slug) => {
      const place = places.get(slug);
      return place === undefined
        ? { previous: undefined, next: undefined }
        : { previous: all[place - 1], next: all[place + 1] };
    },
  };
}

/** A text with its full stop, whether it was written with one or not. */
export const asSentence = (text: string): string => (/[.?!…][”’)]*$/.test(text) ? text : `${text}.`);

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
