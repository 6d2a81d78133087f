import { citationsIn } from './citations.ts';
import { ageBands } from './doses.ts';
import { libraryOf } from './library.ts';
import { doOverlap } from './limits.ts';
import { namedSources } from './named-sources.ts';
import { essayPath, pageNames } from './pages.ts';
import type { Records } from './records.ts';
import { referencesIn } from './rules/references.ts';
import type { Ingredient } from './schema/protocol.ts';

/** A page on which a claim or a source stands. */
export interface Place {
  path: string;
  title: string;
  isEssay: boolean;
}

/** What stands on one page: the ids of its claims and of its references. */
export interface PageContents {
  place: Place;
  claims: string[];
  references: string[];
}

/** Where claims and references stand, by their ids. What stands nowhere has an empty list. */
export interface Standing {
  claims: ReadonlyMap<string, readonly Place[]>;
  references: ReadonlyMap<string, readonly Place[]>;
  /** The same the other way around. Pages with nothing are left out. */
  pages: readonly PageContents[];
}

/** Ingredients of the five bottles. */
const inBottles = ({ ingredients, supplements }: Records) =>
  ingredients.filter(({ id }) => supplements.some((supplement) => supplement.ingredients.includes(id)));

/** What a bottle’s safety part shows of an ingredient: the sources of its effects stand with the claims. */
const safetyOf = ({ cautions, interactions }: Ingredient) => ({ cautions, interactions });

/** The same without what to watch for, which the science page and the sheet leave to the bottle. */
const withoutWatching = ({ cautions }: Ingredient) => cautions.filter(({ advice }) => advice !== 'watch');

/** The pages that show records with their references. Claims and essays say themselves where they stand. */
const pagesOfRecords: readonly { paths: readonly string[]; show: (records: Records) => unknown }[] = [
  { paths: ['/help'], show: ({ careCards }) => careCards },
  {
    paths: ['/science'],
    show: (records) =>
      inBottles(records).map((ingredient) => [
        { references: ingredient.references },
        withoutWatching(ingredient),
        safetyOf(ingredient).interactions,
      ]),
  },
  { paths: ['/stack'], show: (records) => inBottles(records).map(safetyOf) },
  {
    paths: ['/check-first'],
    show: ({ ingredients }) => ingredients.map((ingredient) => [ingredient.interactions, withoutWatching(ingredient)]),
  },
  {
    paths: ['/kids-protocol', '/science'],
    show: ({ limits, doses }) => [doses, limits.filter(({ ages }) => ageBands.some((band) => doOverlap(ages, band)))],
  },
  { paths: ['/kids-protocol'], show: ({ kidsDay, kidsRituals, kidsResearch }) => [kidsDay, kidsRituals, kidsResearch] },
  { paths: ['/science'], show: ({ kidsNutrients }) => kidsNutrients },
];

function add(pathsById: Map<string, Set<string>>, ids: readonly string[], paths: Iterable<string>) {
  for (const id of ids) {
    const known = pathsById.get(id) ?? new Set();
    for (const path of paths) known.add(path);
    pathsById.set(id, known);
  }
}

/**
 * The pages on which each claim and each reference stands: those that a claim names in `shownOn`, the essays that cite
 * it, and for a reference also the pages of every claim and record that rests on it. Pages come in the order of the
 * header, then essays in the order of the library. Throws for a path that is no page.
 */
export function whereThingsStand(records: Records): Standing {
  const claimPaths = new Map<string, Set<string>>();
  const referencePaths = new Map<string, Set<string>>();
  for (const { slug, body } of records.essays) {
    add(claimPaths, citationsIn(body), [essayPath(slug)]);
    add(referencePaths, citationsIn(body), [essayPath(slug)]);
  }
  for (const { id, shownOn, references } of records.claims) {
    add(claimPaths, [id], shownOn);
    add(referencePaths, references, claimPaths.get(id) ?? []);
  }
  for (const { paths, show } of pagesOfRecords) add(referencePaths, referencesIn(show(records)), paths);
  for (const [path, ids] of Object.entries(namedSources)) add(referencePaths, ids, [path]);

  const titles = new Map([...pageNames, ...records.essays.map(({ slug, title }) => [essayPath(slug), title] as const)]);
  const placeOf = (path: string): Place => {
    const title = titles.get(path);
    if (title === undefined) throw new Error(`"${path}" is not a page on which a claim can stand`);
    return { path, title, isEssay: !pageNames.has(path) };
  };
  // Pages in the order of the header, then essays in the order of the library.
  const ranks = new Map(
    [...pageNames.keys(), ...libraryOf(records).essays.map(({ slug }) => essayPath(slug))].map((path, rank) => [
      path,
      rank,
    ]),
  );
  const rankOf = (path: string) => ranks.get(path) ?? ranks.size;
  const inOrder = (paths: Iterable<string> = []) => [...paths].sort((a, b) => rankOf(a) - rankOf(b)).map(placeOf);
  const places = (ofIds: readonly { id: string }[], paths: Map<string, Set<string>>) =>
    new Map(ofIds.map(({ id }) => [id, inOrder(paths.get(id))] as const));
  const idsAt = (ofIds: readonly { id: string }[], paths: Map<string, Set<string>>, path: string) =>
    ofIds.map(({ id }) => id).filter((id) => paths.get(id)?.has(path));

  const pages = inOrder(new Set([...claimPaths.values(), ...referencePaths.values()].flatMap((paths) => [...paths])));
  return {
    claims: places(records.claims, claimPaths),
    references: places(records.references, referencePaths),
    pages: pages
      .map((place) => ({
        place,
        claims: idsAt(records.claims, claimPaths, place.path),
        references: idsAt(records.references, referencePaths, place.path),
      }))
      .filter(({ claims, references }) => claims.length + references.length > 0),
  };
}
