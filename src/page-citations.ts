import { readFileSync } from 'node:fs';
import { citationIndexOf, type CitationIndex, type PageCitations } from './domain/citation-index.ts';
import type { Records } from './domain/records.ts';

/** Where the build writes which claims and sources its pages show, from the root of the project. */
export const pageCitationsFile = '.cache/page-citations.json';

/** What the other pages of this build show; while developing, those of the last one. */
function loadPageCitations(): readonly PageCitations[] {
  try {
    return JSON.parse(readFileSync(pageCitationsFile, 'utf8')) as PageCitations[];
  } catch {
    return [];
  }
}

let known: { of: Records; index: CitationIndex } | undefined;

/** Where claims and sources stand. Asked for only by pages that are made after all others (`scripts/build/pauses.ts`), and put together once for them. */
export function loadCitationIndex(records: Records): CitationIndex {
  if (known?.of !== records) known = { of: records, index: citationIndexOf(records, loadPageCitations()) };
  return known.index;
}
