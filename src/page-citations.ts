import { readFileSync } from 'node:fs';
import type { PageCitations } from './domain/citation-index.ts';

/** Where the build writes which claims and sources its pages show, from the root of the project. */
export const pageCitationsFile = '.cache/page-citations.json';

/** What the pages of the last build show. Nothing before the first one, which then makes its pages twice (`scripts/build/pages-with-citations.ts`). */
export function loadPageCitations(): readonly PageCitations[] {
  try {
    return JSON.parse(readFileSync(pageCitationsFile, 'utf8')) as PageCitations[];
  } catch {
    return [];
  }
}
