import { citationsIn } from './citations.ts';
import { libraryOf } from './library.ts';
import { essayPath, pages } from './pages.ts';
import type { Records } from './records.ts';
import { referencesIn } from './rules/references.ts';

/** A page on which a claim or a source stands. */
export interface Place {
  path: string;
  title: string;
  isEssay: boolean;
}

/** What a page that is no essay shows by itself, as the build saw it: ids, and its heading. */
export interface PageCitations {
  path: string;
  heading: string;
  claims: readonly string[];
  references: readonly string[];
}

/** Where claims and references stand, by their ids. What stands nowhere has an empty list. */
export interface CitationIndex {
  claims: ReadonlyMap<string, readonly Place[]>;
  references: ReadonlyMap<string, readonly Place[]>;
}

/** The page of the care cards. It is read in fear, and leads to a phone instead of to what it rests on. */
const withoutMarks = '/help';

function add(pathsById: Map<string, Set<string>>, ids: readonly string[], paths: Iterable<string>) {
  for (const id of ids) {
    const known = pathsById.get(id) ?? new Set();
    for (const path of paths) known.add(path);
    pathsById.set(id, known);
  }
}

/**
 * The pages on which each claim and each reference stands: those that show it, by what the build saw on them (`onPages`), the
 * essays that cite it, and for a reference also the pages of every claim that rests on it. Pages come in the order of the
 * header, then all others by their paths, then essays in the order of the library.
 */
export function citationIndexOf(records: Records, onPages: readonly PageCitations[]): CitationIndex {
  const claimPaths = new Map<string, Set<string>>();
  const referencePaths = new Map<string, Set<string>>();
  for (const { slug, body } of records.essays) {
    add(claimPaths, citationsIn(body), [essayPath(slug)]);
    add(referencePaths, citationsIn(body), [essayPath(slug)]);
  }
  for (const { path, claims, references } of onPages) {
    add(claimPaths, claims, [path]);
    add(referencePaths, references, [path]);
  }
  add(referencePaths, referencesIn(records.careCards), [withoutMarks]);
  for (const { id, references } of records.claims) add(referencePaths, references, claimPaths.get(id) ?? []);

  const essays = [...libraryOf(records).essays, ...records.essays].map(({ slug, title }) => ({
    path: essayPath(slug),
    title,
    isEssay: true,
  }));
  const others = onPages
    .map(({ path, heading }) => ({ path, title: heading, isEssay: false }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  const named = pages.map(({ path, name }) => ({ path, title: name, isEssay: false }));
  const order = new Map<string, Place>();
  for (const place of [...named, ...others, ...essays]) if (!order.has(place.path)) order.set(place.path, place);
  const inOrder = (paths: ReadonlySet<string> = new Set()) => [...order.values()].filter(({ path }) => paths.has(path));
  const places = (ofIds: readonly { id: string }[], paths: Map<string, Set<string>>) =>
    new Map(ofIds.map(({ id }) => [id, inOrder(paths.get(id))] as const));

  return {
    claims: places(records.claims, claimPaths),
    references: places(records.references, referencePaths),
  };
}
